import { expect, it } from "vitest";
import type { AgentRedFlag } from "../../domain/red-flag.ts";
import { makeFinding } from "../../testing/index.ts";
import { verifyAgentOutputs } from "./verify.ts";
import { verifyFlag } from "./verify-flags.ts";

const context = { deckExtracts: "Slide 1\nOur largest client is 54% of revenue\nSlide 2\nContract signed in May" };

const flag = (evidence: AgentRedFlag["evidence"]): AgentRedFlag => ({
  id: "risk-flag-1",
  text: "Dependence on one client",
  severity: "CRITICAL",
  evidence,
  path: "redFlags[0]",
});
const standing = (evidence: AgentRedFlag["evidence"]) => verifyFlag(context, "risk", flag(evidence), {}).standing;

it.each([
  ["a true quotation", { type: "quote", content: "Contract signed in May", source: "Slide 2" }, "verified"],
  [
    "a sentence that stands there",
    { type: "inference", content: "Our largest client is 54% of revenue", source: "Slide 1" },
    "verified",
  ],
  [
    "a sentence of the analyst's own",
    { type: "inference", content: "One client weighs too much", source: "Slide 1" },
    "unverified",
  ],
  ["a place alone", { type: "quote", content: "", source: "Slide 1" }, "unverified"],
  [
    "a slide that does not exist",
    { type: "inference", content: "Two months of cash are left", source: "Slide 24" },
    "false",
  ],
  [
    "a quotation with another number",
    { type: "quote", content: "Our largest client is 84% of revenue", source: "Slide 1" },
    "false",
  ],
] as const)("%s makes it so", (_, evidence, expected) => {
  expect(standing([evidence])).toBe(expected);
});

it("without any source is unverified", () => {
  expect(standing([])).toBe("unverified");
});

it("counts a quotation once where a finding of the same analyst gives it too", () => {
  const evidence = [{ type: "quote" as const, content: "Contract signed in May", source: "Slide 2" }];
  const finding = makeFinding("risk", "Contract", "signed in May", 80, { evidence });
  const { citations, redFlags } = verifyAgentOutputs(context, [
    { agentName: "risk", tier: 1, output: {}, findings: [finding], redFlags: [flag(evidence)] },
  ]);
  expect(citations.map(({ findingId }) => findingId)).toEqual([finding.id]);
  expect(redFlags?.[0]?.standing).toBe("verified");
});
