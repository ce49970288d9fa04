import { deserialize, serialize } from "node:v8";
import type { ScoredFinding } from "../domain/finding.ts";

/** Findings in small packets: whoever keeps them unpacks a few at a time, and answers others in between. */
export type PackedFindings = Uint8Array[];

const PER_PACKET = 200;

export function packFindings(findings: readonly ScoredFinding[]): PackedFindings {
  const packets: PackedFindings = [];
  for (let from = 0; from < findings.length; from += PER_PACKET)
    packets.push(serialize(findings.slice(from, from + PER_PACKET)));
  return packets;
}

/** The findings one after the other; the same again each time they are gone through. */
export const unpackFindings = (packets: PackedFindings): Iterable<ScoredFinding> => ({
  *[Symbol.iterator]() {
    for (const packet of packets) yield* deserialize(packet) as ScoredFinding[];
  },
});
