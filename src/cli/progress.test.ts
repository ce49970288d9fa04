import { describe, expect, it } from "vitest";
import type { ReviewEvent } from "../review/events.ts";
import type { ModelSpending, StageRecord } from "../review/result.ts";
import { ReviewProgress } from "./progress.ts";

const spent = (calls: number, usd: number | null = 0): ModelSpending => ({
  calls,
  inputTokens: calls * 1_000,
  outputTokens: calls * 200,
  usd,
});
const finished = (record: Partial<StageRecord> & Pick<StageRecord, "stage">, calls = 0): ReviewEvent => ({
  type: "stage_finished",
  record: { status: "done", durationMs: 1, counts: {}, ...record },
  spent: spent(calls),
});
const resolved = (done: number, topic: string): ReviewEvent => ({
  type: "contradiction_resolved",
  contradictionId: `c${done}`,
  topic,
  severity: "MAJOR",
  decision: "UNRESOLVED",
  trust: "LOW",
  done,
  of: 5,
});

describe("the progress of a review", () => {
  it("says how many pictures were read while the documents are, and lets no name steer the terminal", () => {
    const progress = new ReviewProgress("en");
    const line = progress.see({ type: "pictures_read", document: "deck\u001b[2J.pdf", done: 3, of: 12 });
    expect(line).toBe("  deck.pdf: 3 of 12 pictures read");
    expect(progress.lines(100)[0]).toMatch(/^· Reading the documents +deck.pdf: 3 of 12 pictures read$/);
  });

  it("marks what is done, under way, to come and failed, with what came of it", () => {
    const progress = new ReviewProgress("en");
    for (const event of [
      finished({ stage: "reading", counts: { documents: 1, agents: 1_200, unheardOf: 3 } }),
      finished({ stage: "tier1", status: "failed", reason: "the disk is full" }),
      finished({ stage: "tier2", status: "skipped", reason: "no expert" }),
      { type: "stage_started", stage: "consensus1" } as const,
      resolved(3, "ARR"),
    ])
      progress.see(event);
    const lines = progress.lines(100);
    expect(lines[0]).toMatch(/^✓ Reading the documents +1 document, 1,200 agents$/);
    expect(lines[2]).toMatch(/^✗ Analysts +the disk is full$/);
    expect(lines[4]).toMatch(/^… Settling contradictions +3 of 5 contradictions$/);
    expect(lines.at(-1)).toMatch(/^· Score, scenarios and memo$/);
    expect(lines.join()).not.toContain("Sector expert");
  });

  it("shows tokens and money so far, and that a price is unknown", () => {
    const progress = new ReviewProgress("en");
    expect(progress.spending()).toEqual([]);
    progress.see({
      type: "model_called",
      role: "critic",
      model: "a:b",
      replayed: false,
      tokens: 9,
      spent: spent(2, 0.5),
    });
    expect(progress.lines(100).at(-1)).toBe("Calls to models: 2; 2,400 tokens; $0.50");
    progress.see({
      type: "model_called",
      role: "critic",
      model: "a:b",
      replayed: false,
      tokens: 9,
      spent: spent(3, null),
    });
    expect(progress.spending()[0]).toContain("price unknown");
  });

  it("lets nothing an agent wrote steer the terminal, nor go beyond its width", () => {
    const progress = new ReviewProgress("fr");
    const line = progress.see(resolved(1, `\u001b[2J\u202eARR\n${"x".repeat(300)}`)) ?? "";
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    progress.see(finished({ stage: "reading", status: "failed", reason: `\u001b[31m${"y".repeat(300)}` }));
    for (const one of progress.lines(50)) expect(one.length).toBeLessThan(51);
  });
});
