import { describe, expect, it } from "vitest";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { helperHasStarted, helperMayStart, newPageQueue, takeFrom } from "./page-queue.ts";
import { readPdf } from "./read.ts";

describe("long documents", () => {
  it("have every page at its place, whoever read it", async () => {
    const bytes = makePdf(Array.from({ length: 90 }, (_, index) => [`This is the text of page ${index + 1}`]));
    for (let round = 0; round < 2; round++) {
      const { sections } = await readPdf(bytes, DEFAULT_READ_LIMITS);
      expect(sections.map(({ number, stream }) => [number, stream])).toEqual(
        Array.from({ length: 90 }, (_, index) => [index + 1, `This is the text of page ${index + 1}`]),
      );
    }
  });
});

describe("the queue of pages", () => {
  it("hands out every page once, to two takers", () => {
    const queue = newPageQueue(11);
    const takers = [takeFrom(queue), takeFrom(queue)];
    const taken: number[] = [];
    for (let turn = 0; ; turn++) {
      const page = takers[turn % 2]?.() ?? null;
      if (page === null) break;
      taken.push(page);
    }
    expect(taken).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("is closed to a helper that comes when all is read, and waits for one that has begun", () => {
    const late = newPageQueue(1);
    expect(helperHasStarted(late)).toBe(false);
    expect(helperMayStart(late)).toBe(false);
    const begun = newPageQueue(1);
    expect(helperMayStart(begun)).toBe(true);
    expect(helperHasStarted(begun)).toBe(true);
  });
});
