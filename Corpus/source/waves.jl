module Waves

using LinearAlgebra
using Statistics: mean

export Wave, energy

"A sine wave of height and period."
struct Wave{T<:Real}
    height::T
    period::T
end

energy(w::Wave) = 0.5 * w.height^2 * w.period
energy(ws::AbstractVector{<:Wave}) = mean(energy.(ws))

function spectrum(signal::Vector{Float64})
    n = length(signal)
    [norm(sum(signal[k+1] * cis(-2π * j * k / n) for k in 0:n-1)) for j in 0:n-1]
end

end # module

using .Waves
println(energy([Wave(1.2, 6.0), Wave(0.8, 5.0)]))
