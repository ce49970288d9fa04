/** A map that forgets what was not used for longest, by the bytes it may hold. */
export class Lru<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #capacity: number;
  #bytes = 0;

  constructor(capacityBytes: number) {
    this.#capacity = capacityBytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.#bytes += bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, { value, bytes });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#capacity || oldest === key) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}
