import { expect, it } from "vitest";
import type { ConsolidatedFinding } from "../consensus/apply.ts";
import type { Evidence } from "../domain/finding.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { type GatheredOutput, withStandingFindings } from "./agents.ts";

const quote = (content: string): Evidence[] => [{ type: "quote", source: "Deck Slide 1", content, confidence: 90 }];

it("a finding argues with a citation of its own, not with another finding's of the same agent", () => {
  const findings = [
    makeFinding("ada", "MRR", 42_000, 80, { evidence: quote("MRR: €42,000") }),
    makeFinding("ada", "Churn", 9, 80, { evidence: quote("Churn: 9%") }),
  ];
  const output: GatheredOutput = { ...makeAgentOutput("ada", findings, { tier: 3 }), builtIn: false, gaps: [] };
  const verification = verifyAgentOutputs({ deckExtracts: "Slide 1\nMRR: €42,000\nCustomers: 84" }, [output]);
  const [standing] = withStandingFindings([output], [], verification);
  expect(standing?.findings.map(({ metric, evidence }) => [metric, evidence.length])).toEqual([
    ["MRR", 1],
    ["Churn", 0],
  ]);
});

it("a contested finding argues for nobody", () => {
  const finding = makeFinding("ada", "MRR", 42_000, 80, { evidence: quote("MRR: €42,000") });
  const output: GatheredOutput = { ...makeAgentOutput("ada", [finding]), builtIn: false, gaps: [] };
  const verification = verifyAgentOutputs({ deckExtracts: "Slide 1\nMRR: €42,000" }, [output]);
  const argued = (status: "contested" | "untouched") =>
    withStandingFindings([output], [{ ...finding, lineage: { status } } as ConsolidatedFinding], verification)[0]
      ?.findings.length;
  expect([argued("untouched"), argued("contested")]).toEqual([1, 0]);
});
