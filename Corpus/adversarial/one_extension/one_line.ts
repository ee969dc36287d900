export const berths: number = 40;
