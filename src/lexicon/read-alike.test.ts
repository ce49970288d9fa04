import { describe, expect, it } from "vitest";
import { stripSourceWords } from "../dossier/references/names.ts";
import { sourceTypeOf } from "../evidence/citations/evidence.ts";
import { readSentences } from "../evidence/claims/sentences.ts";
import { readAgentOutput } from "../outputs/read-output.ts";
import { readExistence } from "../quantities/existence.ts";
import { isLabelWord } from "../quantities/topics/index-of-names.ts";
import { ReflexionEngine } from "../reflexion/engine.ts";
import { referencesIn } from "../reflexion/reading/references.ts";
import { sentencesOf } from "../reflexion/reading/sentences.ts";
import { deniedBefore, limitBefore } from "./comparing.ts";
import { hedgeIn } from "./hedging.ts";
import { denies } from "./negations.ts";

const criticised = async (said: string) => {
  const { critiques } = await new ReflexionEngine({ clock: () => new Date("2026-01-28T00:00:00Z") }).reflect({
    agentName: "financial-auditor",
    output: { analysis: said },
    findings: [],
    verificationContext: { deckExtracts: "Slide 5\n84 paying customers\nSlide 8\nMRR: 42 000 €" },
  });
  return critiques.map(({ type, issue }) => `${type}: ${issue}`).join("\n");
};

describe("a word means the same to whoever reads it", () => {
  it.each(["not communicated", "non calculable", "pas fournie", "não mencionado"])(
    "that there is no value: %s",
    async (text) => {
      expect(readAgentOutput({ metrics: [{ metric: "CAC", value: text }] }, "a").output.findings[0]?.value).toBeNull();
      expect(readExistence(text)).toBe("unknown");
      expect(await criticised(`CAC of 40 €: ${text}.`)).toBe("");
    },
  );

  it.each(["perhaps", "peut-être", "talvez"])("that the writer is not sure: %s", async (doubt) => {
    expect(hedgeIn(`MRR ${doubt} 60 000 €`)).toBe(doubt);
    const roughly = await criticised("The MRR is roughly 60 000 €.");
    expect(await criticised(`The MRR is ${doubt} 60 000 €.`)).toBe(roughly);
    expect(await criticised("The MRR is 60 000 €.")).not.toBe(roughly);
  });

  it.each([
    ["without", "without exceeding "],
    ["cannot", "cannot exceed "],
    ["sans", "sans dépasser "],
    ["sem", "sem ultrapassar "],
  ])("that a figure is not passed: %s", (word, before) => {
    expect(denies(word)).toBe(true);
    expect(limitBefore(`churn ${before}`)?.bound).toBe("max");
  });

  it.each(["cannot", "jamais", "não"])("that a thing is not so: %s", async (word) => {
    expect(denies(word)).toBe(true);
    expect(deniedBefore(`The team ${word} be `)).toBe(true);
    expect(await criticised(`The team ${word} be perfect.`)).not.toContain("weak_conclusion");
    expect(await criticised("The team is, sans doute, perfect.")).toContain("weak_conclusion");
  });

  it.each([
    ["Signed by Acme Co. Ltd in Dec. 2025.", 1],
    ["Plus de 40 contrats (av. Foch). Env. 12 % de marge.", 2],
    ["Everything was sold out. Margins rose.", 2],
  ])("where a sentence ends: %s", (text, count) => {
    expect(readSentences(text)).toHaveLength(count);
    expect(sentencesOf(text)).toHaveLength(count);
  });

  it.each([
    ["Plan d'affaires", "financial_model"],
    ["Previsionnel", "financial_model"],
    ["Plano financeiro", "financial_model"],
    ["Base de investimentos", "funding_db"],
  ] as const)("what a source is called: %s", (name, source) => {
    expect(sourceTypeOf(`${name}, aba P&L`)).toBe(source);
    expect(stripSourceWords(`${name}, aba P&L`, source)).toBe("aba P&L");
    expect(referencesIn(`The ${name} says so.`)[0]).toMatchObject({ type: source, text: name });
  });

  it("what a month is: no word that only begins like one", () => {
    expect(["May", "déc", "septembre"].map(isLabelWord)).toEqual([true, true, true]);
    expect(["Marbles", "Outback", "Octagon", "Novelties"].map(isLabelWord)).toEqual([false, false, false, false]);
  });
});
