#include <oxstd.oxh>

static decl s_mTide;

main()
{
    decl x, n = 40;
    s_mTide = rann(n, 2);
    x = meanc(s_mTide);
    print("%8.3f", x);
}
