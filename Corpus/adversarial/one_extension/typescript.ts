import { EventEmitter } from "node:events";

export interface Item {
  readonly id: number;
  name: string;
  tags?: string[];
}

type Listener<T> = (value: T) => void;

export abstract class Store<T extends { id: number }> {
  protected readonly items = new Map<number, T>();
  private emitter: EventEmitter = new EventEmitter();

  public add(item: T): void {
    this.items.set(item.id, item);
    this.emitter.emit("added", item);
  }

  public onAdded(listener: Listener<T>): () => void {
    this.emitter.on("added", listener);
    return () => this.emitter.off("added", listener);
  }
}

export class ItemStore extends Store<Item> {
  find(predicate: (item: Item) => boolean): Item | undefined {
    for (const item of this.items.values()) {
      if (predicate(item)) return item;
    }
    return undefined;
  }
}

enum Level { Low = 1, High = 2 }
const store: ItemStore = new ItemStore();
store.add({ id: Level.Low, name: "rope" } as Item);
