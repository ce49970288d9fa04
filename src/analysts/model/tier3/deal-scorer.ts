import { z } from "zod";
import type { Seat } from "./seat.ts";

const GRADES = ["exceptional", "above_average", "average", "below_average", "poor"] as const;

const Answer = z.object({
  grades: z.array(
    z.object({
      finding: z.number().int().describe("Its number in <case>"),
      grade: z.enum(GRADES).describe("For the company's stage and sector"),
    }),
  ),
});

/** Judges what nobody has judged. What it gives is computed beside the score, by the score's own arithmetic, and never in it. */
export const dealScorer: Seat<z.infer<typeof Answer>> = {
  name: "synthesis-deal-scorer",
  mission: "You judge how good each finding is for a company of this stage and sector, so that the deal can be scored.",
  deliver: [
    "a grade for each finding with assessment null that you can judge",
    "none for a finding that is contested, or judged already",
  ],
  schema: Answer,
  dispose({ grades }, numbered) {
    const declined: ReturnType<Seat<unknown>["dispose"]>["declined"] = [];
    const taken = new Map<number, { finding: NonNullable<ReturnType<typeof numbered>>; grade: string }>();
    for (const { finding: number, grade } of grades) {
      const finding = numbered(number);
      if (finding === undefined) declined.push({ finding: number, why: "no_such_finding" });
      else if (finding.lineage?.status === "contested") declined.push({ finding: number, why: "contested" });
      else if ((finding.assessment ?? "") !== "" || taken.has(number))
        declined.push({ finding: number, why: "judged_already" });
      else taken.set(number, { finding, grade });
    }
    return { proposals: { grades: [...taken.values()] }, declined };
  },
};
