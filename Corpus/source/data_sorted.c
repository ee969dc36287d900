/* Sorts the berths by their depth. */
double deepest(double a[], int n)
{
    register int i, j;
    register double x;

    for (i = 1, j = 0; i < n; i++) {
        x = a[i];
        if (x > a[j])
            j = i;
    }
    return a[j];
}
