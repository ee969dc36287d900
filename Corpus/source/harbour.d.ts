declare module "harbour" {
  export interface Ship {
    readonly name: string;
    length?: number;
  }
  export type Handler = (ship: Ship) => void;
  export function arrive(ship: Ship): Promise<void>;
  export const version: string;
}
