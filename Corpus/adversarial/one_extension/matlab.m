function y = lowpass(x, fs, fc)
%LOWPASS First-order low-pass filter.
%   Y = LOWPASS(X, FS, FC) filters the signal X, sampled at FS, above FC.
  if nargin < 3
    error('lowpass:arguments', 'three arguments are needed');
  end
  alpha = 1 / (1 + fs / (2 * pi * fc));
  y = zeros(size(x));
  y(1) = alpha * x(1);
  for k = 2:numel(x)
    y(k) = y(k-1) + alpha * (x(k) - y(k-1));
  end
  % Show the result when nothing is returned.
  if nargout == 0
    plot(x); hold on; plot(y, 'r'); legend('in', 'out');
  end
end
