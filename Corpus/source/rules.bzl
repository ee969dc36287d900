"""Rules that compile tables of tides."""

load("@bazel_skylib//lib:paths.bzl", "paths")

TideInfo = provider(fields = ["tables", "transitive"])

def _tide_table_impl(ctx):
    out = ctx.actions.declare_file(ctx.label.name + ".tide")
    args = ctx.actions.args()
    args.add_all(ctx.files.srcs)
    ctx.actions.run(
        outputs = [out],
        inputs = ctx.files.srcs,
        executable = ctx.executable._compiler,
        arguments = [args],
        mnemonic = "TideTable",
    )
    return [DefaultInfo(files = depset([out])), TideInfo(tables = [out], transitive = depset())]

tide_table = rule(
    implementation = _tide_table_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".txt"], mandatory = True),
        "_compiler": attr.label(default = "//tools:tidec", executable = True, cfg = "exec"),
    },
)
