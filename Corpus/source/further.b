implement Quay;

include "sys.m";
	sys: Sys;
include "draw.m";

Quay: module
{
	init:	fn(ctxt: ref Draw->Context, argv: list of string);
};

init(ctxt: ref Draw->Context, argv: list of string)
{
	sys = load Sys Sys->PATH;
	argv = tl argv;
	sys->print("lamp %s\n", hd argv);
}
