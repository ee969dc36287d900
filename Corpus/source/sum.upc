#include <stdio.h>
#include <upc_relaxed.h>

#define N 100

shared int depths[N];
shared [4] double heights[N];
shared int total;
upc_lock_t *lock;

int main(void)
{
    int i;
    upc_forall (i = 0; i < N; i++; &depths[i])
        depths[i] = i * MYTHREAD;
    upc_barrier;
    if (MYTHREAD == 0)
        printf("%d threads\n", THREADS);
    return 0;
}
