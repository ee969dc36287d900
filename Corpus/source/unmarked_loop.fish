for lamp in ~/lamps/*.fish
    source $lamp
end
