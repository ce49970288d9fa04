import type { Address } from "../domain/address.ts";

type Box = { x: number; y: number; width: number; height: number };

/** What stands inside an address's boxes, or is named there. */
export function standingIn<One extends { address: Address }>(at: Address, all: readonly One[]): One[] {
  const boxes = boxesOf(at);
  return all.filter(({ address }) => boxesOf(address).some((box) => boxes.some((outer) => liesIn(box, outer))));
}

const boxesOf = (address: Address): readonly Box[] => ("boxes" in address ? (address.boxes ?? []) : []);

/** A hair's breadth: the same words are measured twice. */
const SLACK = 1;

const liesIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;
