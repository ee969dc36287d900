function greet(boat: string, berth: number): string {
  return `${boat} at ${berth}`;
}
