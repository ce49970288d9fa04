import { Lru } from "./lru.ts";

const CAPACITY_BYTES = 64_000_000;

/** Page pictures. A review's files never change, so neither do their pictures. Two at once are drawn once. */
export class PictureCache {
  readonly #known = new Lru<Uint8Array<ArrayBuffer>>(CAPACITY_BYTES);
  readonly #drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const drawing = this.#drawing.get(key) ?? draw().then((png) => new Uint8Array(png));
    this.#drawing.set(key, drawing);
    try {
      const png = await drawing;
      this.#known.set(key, png, png.length);
      return png;
    } finally {
      this.#drawing.delete(key);
    }
  }
}
