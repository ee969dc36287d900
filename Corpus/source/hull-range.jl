function planks(z)
    c = z
    most = 80
    for n = 1:most
        if abs(z) > 2
            return n-1
        end
        z = z^2 + c
    end
    return most
end
