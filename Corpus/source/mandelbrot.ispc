/*
  Escape time fractal, one tile per task.
*/
static inline int mandel(float c_re, float c_im, uniform int count) {
    float z_re = c_re, z_im = c_im;
    int i;
    cfor (i = 0; i < count; ++i) {
        if (z_re * z_re + z_im * z_im > 4.)
            break;
        float new_re = z_re * z_re - z_im * z_im;
        float new_im = 2.f * z_re * z_im;
        unmasked {
            z_re = c_re + new_re;
            z_im = c_im + new_im;
        }
    }
    return i;
}

task void mandel_scanline(uniform float x0, uniform float dx,
                          uniform float y0, uniform float dy,
                          uniform int width, uniform int span,
                          uniform int maxIterations, uniform int output[]) {
    uniform int ystart = taskIndex * span;
    uniform int yend = ystart + span;

    foreach (yi = ystart ... yend, xi = 0 ... width) {
        float x = x0 + xi * dx;
        float y = y0 + yi * dy;
        int index = yi * width + xi;
        output[index] = mandel(x, y, maxIterations);
    }
}

export void mandelbrot_ispc(uniform float x0, uniform float y0,
                            uniform float x1, uniform float y1,
                            uniform int width, uniform int height,
                            uniform int maxIterations,
                            uniform int output[]) {
    uniform float dx = (x1 - x0) / width;
    uniform float dy = (y1 - y0) / height;
    uniform int span = 4;
    launch[height/span] mandel_scanline(x0, dx, y0, dy, width, span,
                                        maxIterations, output);
    sync;
}
