define lamp => type {
    data private lit::boolean = false
    data public place::integer = 0

    public onCreate(place::integer) => {
        .place = #place
    }
}

local(first = lamp(3))
stdoutnl(#first->place)
