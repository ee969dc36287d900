use std::env;
use std::fs::File;
use std::io::{self, BufReader, Read};

/// Adler-32 of a stream, RFC 1950.
#[derive(Debug, Clone, Copy)]
struct Adler32 {
    a: u32,
    b: u32,
}

impl Default for Adler32 {
    fn default() -> Self {
        Adler32 { a: 1, b: 0 }
    }
}

impl Adler32 {
    fn update(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.a = (self.a + u32::from(byte)) % 65_521;
            self.b = (self.b + self.a) % 65_521;
        }
    }

    fn value(self) -> u32 {
        self.b << 16 | self.a
    }
}

fn main() -> io::Result<()> {
    for path in env::args().skip(1) {
        let mut reader = BufReader::new(File::open(&path)?);
        let mut sum = Adler32::default();
        let mut buffer = [0u8; 4096];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            sum.update(&buffer[..count]);
        }
        println!("{:08x} {}", sum.value(), path);
    }
    Ok(())
}
