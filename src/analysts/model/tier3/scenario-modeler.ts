import { z } from "zod";
import { topicOf } from "../../synthesis/consolidated.ts";
import { LEAST_MOVE, MOST_MOVE, VARIED_DRIVERS, type VariedDriver } from "../../synthesis/proposals.ts";
import type { Seat } from "./seat.ts";

const percent = z.number().describe("Share of its own value in percent: 10 to 60");
const Answer = z.object({
  moves: z.array(
    z.object({
      driver: z.enum(VARIED_DRIVERS),
      finding: z.number().int().describe("The finding that states this driver"),
      worse: percent,
      better: percent,
    }),
  ),
});

const TOPICS: Record<VariedDriver, readonly string[]> = {
  growth: ["arr_growth", "revenue_growth"],
  churn: ["churn", "customer_churn", "revenue_churn"],
  margin: ["gross_margin"],
  burn: ["burn_rate"],
};

/** Says how far each driver may move. The sums, and the value each starts from, are code's. */
export const scenarioModeler: Seat<z.infer<typeof Answer>> = {
  name: "scenario-modeler",
  mission: "You say how far growth, churn, margin and burn may move for the worse and for the better within a year.",
  deliver: ["for each driver that a finding states: by which share of its value it may get worse, and better"],
  schema: Answer,
  dispose({ moves }, numbered) {
    const declined: ReturnType<Seat<unknown>["dispose"]>["declined"] = [];
    const taken = new Map<VariedDriver, { driver: VariedDriver; worse: number; better: number }>();
    const within = (share: number) => share >= LEAST_MOVE && share <= MOST_MOVE;
    for (const { driver, finding: number, worse, better } of moves) {
      const finding = numbered(number);
      if (finding === undefined) declined.push({ finding: number, why: "no_such_finding" });
      else if (!TOPICS[driver].includes(topicOf(finding)?.id ?? ""))
        declined.push({ finding: number, why: "another_metric" });
      else if (!within(worse / 100) || !within(better / 100)) declined.push({ finding: number, why: "out_of_bounds" });
      else if (!taken.has(driver)) taken.set(driver, { driver, worse: worse / 100, better: better / 100 });
    }
    return { proposals: { moves: [...taken.values()] }, declined };
  },
};
