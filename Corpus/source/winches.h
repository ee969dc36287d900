/* Winches of the quay. */

enum winch_state { WINCH_FREE, WINCH_BUSY };

int winch_lift(struct winch *w, int metres);
void winch_stop(struct winch *w);
