program heat
  implicit none
  integer, parameter :: n = 50, steps = 200
  real(kind=8), parameter :: alpha = 0.2d0
  real(kind=8), dimension(n) :: t, next
  integer :: i, step

  t = 0.0d0
  t(1) = 100.0d0

  do step = 1, steps
    next = t
    do i = 2, n - 1
      next(i) = t(i) + alpha * (t(i+1) - 2.0d0 * t(i) + t(i-1))
    end do
    t = next
  end do

  write (*, '(5f10.4)') t(1:n:10)
contains
  pure function mean(values) result(m)
    real(kind=8), intent(in) :: values(:)
    real(kind=8) :: m
    m = sum(values) / size(values)
  end function mean
end program heat
