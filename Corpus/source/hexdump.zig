const std = @import("std");

pub fn main() !void {
    var gpa = std.heap.GeneralPurposeAllocator(.{}){};
    defer _ = gpa.deinit();

    const args = try std.process.argsAlloc(gpa.allocator());
    defer std.process.argsFree(gpa.allocator(), args);
    if (args.len < 2) return error.MissingPath;

    const file = try std.fs.cwd().openFile(args[1], .{});
    defer file.close();

    const out = std.io.getStdOut().writer();
    var line: [16]u8 = undefined;
    var offset: usize = 0;
    while (true) {
        const count = try file.read(&line);
        if (count == 0) break;
        try out.print("{x:0>8} ", .{offset});
        for (line[0..count]) |byte| try out.print(" {x:0>2}", .{byte});
        try out.print("\n", .{});
        offset += count;
    }
}
