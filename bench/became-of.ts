import type { Review } from "../src/review/result.ts";

/** What a review says of a deal with one hostile file: what is refused, and whether the rest of it stands. */
export function becameOf({ unreadable, warnings, documents, settled, findings, answer }: Review): string {
  const refused = [
    ...unreadable.map(({ name, code }) => `${name}: ${code}`),
    ...warnings.map(({ file, message }) => `${file ?? ""}: ${message}`),
  ];
  const arr = settled.find(({ contradiction }) => contradiction.topicId === "arr");
  const winner = arr === undefined ? "" : `, ARR to ${arr.resolution.verdict.winner}`;
  return `${documents.length} read, ${findings.length} findings, trust ${answer.trust}${winner}${refused.map((one) => `; ${one.slice(0, 140)}`).join("")}`;
}
