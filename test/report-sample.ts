import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";
import type { Locale } from "../src/domain/locale.ts";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";

/** The example deals, each with its own language. */
export const DEALS = ["novalys", "feiralivre", "thermo-arc"] as const;
export const LOCALES = ["fr", "en", "pt"] as const;

const clock = () => new Date("2025-01-15T00:00:00Z");
const reviews = new Map<string, Promise<Review>>();

/** The review of an example deal by a fixed clock; made once. */
export function reviewOf(deal: (typeof DEALS)[number], locale: Locale): Promise<Review> {
  const key = `${deal} ${locale}`;
  const made = reviews.get(key) ?? reviewDeal(`examples/deals/${deal}`, { locale, clock });
  reviews.set(key, made);
  return made;
}

/** The command that writes golden files anew. Read the difference before you commit it. */
export const UPDATE = "UPDATE_GOLDEN=1 npx vitest run test/report-golden.test.ts test/report-json.test.ts";

/** Compares with a file in the repository; a missing one is a fault, unless it is being written. */
export function expectGolden(path: string, text: string): void {
  if (process.env.UPDATE_GOLDEN === "1") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text, `${path} differs. If that is meant: ${UPDATE}`).toBe(readFileSync(path, "utf8"));
}

/** A review in which every stage that can fail has failed. */
export function broken(review: Review): Review {
  const stages = ["verification", "consensus1", "recommendations", "synthesis"] as const;
  return {
    ...review,
    answer: { ...review.answer, trust: "CANNOT_ASSESS", score: null },
    stages: stages.map((stage) => ({ stage, status: "failed", reason: `${stage} broke`, durationMs: 1, counts: {} })),
    gaps: [{ stage: "reflexion1", subject: "agent-x", message: "agent-x was not examined" }],
    verification: null,
    detection: null,
    settled: [],
    noted: review.settled.slice(0, 1).map(({ contradiction }) => contradiction),
    notExamined: review.settled
      .slice(1, 2)
      .map((one) => ({ contradiction: one.contradiction, phase: 1, reason: "failed", explanation: "the court broke" })),
    recommendations: null,
    reflexions: [],
    notReflected: [{ agentName: "agent-y", tier: 1, reason: "limit", explanation: "beyond the limit of agents" }],
    synthesis: null,
  };
}

/** A review whose documents and agents try to steer the reader's program. */
export function hostile(review: Review, text: string): Review {
  return {
    ...review,
    deal: { ...review.deal, name: text },
    answer: {
      ...review.answer,
      redFlags: [{ id: "RF-1", text, severity: null, from: { kind: "contradiction", id: "c" } }],
      reasons: [text],
    },
    settled: review.settled.map((one) => ({
      ...one,
      resolution: { ...one.resolution, baGuidance: { ...one.resolution.baGuidance, oneLiner: text } },
    })),
    findings: review.findings.map((finding) => ({ ...finding, metric: text, claim: text })),
  };
}
