table tide : { Quay : string, Height : int }

fun list () : transaction page =
    rows <- queryX1 (SELECT * FROM tide) (fn r => <xml><li>{[r.Quay]}</li></xml>);
    return <xml><body><ul>{rows}</ul></body></xml>
