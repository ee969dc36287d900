pub const RINGS: usize = 12;
pub static QUAY: &str = "north";
pub type Berth = [u16; 4];
const LAMPS: [u8; 2] = [1, 4];
