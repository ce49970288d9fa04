import { z } from "zod";
import { type Consolidated, topicOf } from "../../synthesis/consolidated.ts";
import type { Seat } from "./seat.ts";

const MOST_HEADLINES = 5;

const numbers = z.array(z.number().int()).describe("Numbers of findings in <case>, the weightiest first");
const Answer = z.object({ for: numbers, against: numbers });

/** Chooses what an investor must read first. The sentences are code's, each with its source. */
export const memoGenerator: Seat<z.infer<typeof Answer>> = {
  name: "memo-generator",
  mission: "You choose the findings that an investor must read first, for the deal and against it.",
  deliver: ["at most five that speak for the deal and five against it, the weightiest first; none that is contested"],
  schema: Answer,
  dispose(answer, numbered) {
    const declined: ReturnType<Seat<unknown>["dispose"]>["declined"] = [];
    const seen = new Set<Consolidated>();
    const chosen = (wanted: readonly number[]) =>
      wanted
        .flatMap((number) => {
          const finding = numbered(number);
          const why =
            finding === undefined
              ? "no_such_finding"
              : finding.lineage?.status === "contested"
                ? "contested"
                : typeof finding.value !== "number" || topicOf(finding) === null
                  ? "not_a_known_figure"
                  : null;
          if (why !== null) declined.push({ finding: number, why });
          if (why !== null || finding === undefined || seen.has(finding)) return [];
          seen.add(finding);
          return [finding];
        })
        .slice(0, MOST_HEADLINES);
    return { proposals: { headlines: { for: chosen(answer.for), against: chosen(answer.against) } }, declined };
  },
};
