import type { DealShelf } from "../../src/runs/shelf.ts";
import type { World } from "./world.ts";

/** The moment every run begins at. */
export const START = Date.parse("2026-01-05T09:00:00.000Z");

/** What all runs have in common: a store with one review waiting, and how it ends when nothing happens. */
export interface Stage {
  world: World;
  /** The place of the store, to be copied. */
  template: string;
  reviewId: string;
  shelf: DealShelf;
  /** Steps of an undisturbed life. */
  steps: number;
  document: string;
  close(): Promise<void>;
}
