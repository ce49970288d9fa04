import { z } from "zod";
import { topicOf } from "../../synthesis/consolidated.ts";
import { LEAST_MOVE, MOST_MOVE } from "../../synthesis/proposals.ts";
import type { Seat } from "./seat.ts";

const Answer = z.object({
  doubts: z
    .array(
      z.object({
        finding: z.number().int().describe("Its number in <case>"),
        percent: z.number().describe("How far the value may be worse than stated: 10 to 60"),
      }),
    )
    .describe("Gravest first"),
});

/** Says which values to doubt, and by how much. Code tries each out; one that moves no sum is not shown. */
export const devilsAdvocate: Seat<z.infer<typeof Answer>> = {
  name: "devils-advocate",
  mission: "You argue against the deal: which stated values does the case rest on, and how wrong may they be?",
  deliver: ["at most five values to doubt, the gravest first, with how far each may be worse than stated"],
  schema: Answer,
  dispose({ doubts }, numbered) {
    const declined: ReturnType<Seat<unknown>["dispose"]>["declined"] = [];
    const taken = new Map<string, { topic: string; share: number }>();
    for (const { finding: number, percent } of doubts.slice(0, 5)) {
      const finding = numbered(number);
      const topic = finding === undefined ? undefined : topicOf(finding)?.id;
      const share = percent / 100;
      if (finding === undefined) declined.push({ finding: number, why: "no_such_finding" });
      else if (topic === undefined) declined.push({ finding: number, why: "not_a_known_figure" });
      else if (!(share >= LEAST_MOVE && share <= MOST_MOVE)) declined.push({ finding: number, why: "out_of_bounds" });
      else if (!taken.has(topic)) taken.set(topic, { topic, share });
    }
    return { proposals: { doubts: [...taken.values()] }, declined };
  },
};
