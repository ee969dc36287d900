#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"

#include <tide.h>

static int
height_at(pTHX_ SV *sv)
{
    return SvIV(sv) * 2;
}

MODULE = Harbour::Tide		PACKAGE = Harbour::Tide

PROTOTYPES: DISABLE

int
height(hour)
        int hour
    CODE:
        RETVAL = tide_height(hour);
    OUTPUT:
        RETVAL

void
DESTROY(self)
        Harbour::Tide self
    PPCODE:
        tide_free(self);
