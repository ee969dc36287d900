module harbour.moor;

interface Mooring
{
    void release();
}
