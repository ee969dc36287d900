sub init()
    m.tides = m.top.findNode("tides")
    m.top.observeField("quay", "onQuay")
    m.timer = invalid
end sub

function onQuay() as void
    if m.tides <> invalid then m.tides.content = m.top.quay
end function
