import { describe, expect, it } from "vitest";
import { collectRedFlags, readRedFlag } from "./red-flags.ts";

const flagsOf = (output: unknown) => collectRedFlags(output, "risk");

describe("an analyst's warnings", () => {
  it("are found under names of three languages, at any depth, as objects or sentences", () => {
    const flags = flagsOf({
      rapport: { alertes: [{ alerte: "Fondateurs non nommés", diapo: 11, gravite: "critique" }] },
      alertas: [{ alerta: "Churn muda entre slides", slide: 4, gravidade: "alta" }],
      red_flags: ["[MEDIUM] No licence before 2027 (slide 11)."],
    });
    expect(flags.map(({ text, severity, path }) => [text, severity, path])).toEqual([
      ["Fondateurs non nommés", "CRITICAL", "rapport.alertes[0]"],
      ["Churn muda entre slides", "HIGH", "alertas[0]"],
      ["[MEDIUM] No licence before 2027 (slide 11).", "MEDIUM", "red_flags[0]"],
    ]);
    expect(flags.map(({ evidence }) => evidence[0]?.source)).toEqual(["slide 11", "slide 4", "slide 11"]);
  });

  it("keep the words they quote apart from the analyst's own", () => {
    const [quoted, own] = flagsOf({
      redFlags: [
        { title: "Two statuses", evidence: "Slide 14: 'Contract signed'. Slide 7: 'Contract in progress'." },
        {
          title: "Dependence",
          evidence: "Our largest client is 54% of revenue (Deck, slide 6)",
          impact: "Half",
          question: "How long?",
        },
      ],
    });
    expect(quoted?.evidence).toEqual([
      { type: "quote", content: "Contract signed", source: "Slide 14" },
      { type: "quote", content: "Contract in progress", source: "Slide 7" },
    ]);
    expect(own).toMatchObject({
      evidence: [{ type: "inference", content: "Our largest client is 54% of revenue", source: "Deck, slide 6" }],
      impact: "Half",
      question: "How long?",
    });
  });

  it("keep what they rest on whole, and take no account of a place for a quotation", () => {
    const [mixed, account] = flagsOf({
      redFlags: [
        {
          title: "Revenue falls",
          evidence: "362 then 200 while users grow; the text says 'profit, not revenue'.",
          source: "Slide 7",
        },
        {
          title: "Weights",
          evidence: "Deck: $18K. The weights shown give $43K. Nothing explains it.",
          source: "Slide 10",
        },
      ],
    });
    expect(mixed?.because).toBe("362 then 200 while users grow; the text says 'profit, not revenue'.");
    expect(mixed?.evidence).toEqual([{ type: "quote", content: "profit, not revenue", source: "Slide 7" }]);
    expect(account?.evidence.map(({ type }) => type)).toEqual(["inference"]);
  });

  it("are found under names that only say so in part", () => {
    const flags = flagsOf({
      keyRisks: ["No cash"],
      points_faibles: ["Équipe seule"],
      incoherence: "300 contre 108",
      riskScore: 7,
    });
    expect(flags.map(({ text }) => text)).toEqual(["No cash", "Équipe seule", "300 contre 108"]);
  });

  it("are found one by one under their own name, among findings of a list; a grade is none, nor what a figure's risk is", () => {
    const flags = flagsOf({
      items: [
        { claim: "67% of requests come at night", figure: "67%" },
        { risk: "No market size is given at all", level: "major" },
        { risk: "low" },
        { metric: "CAC", value: 850, risk: "Depends on one single channel" },
      ],
    });
    expect(flags).toMatchObject([{ text: "No market size is given at all", severity: "HIGH", path: "items[1]" }]);
  });

  it("count once where the output gives them twice, the fuller one", () => {
    const flags = flagsOf({
      output: { redFlags: [{ title: "Cash", severity: "HIGH" }] },
      redFlags: [{ title: "Cash", severity: "HIGH", source: "Slide 3", question: "How much is left?" }],
    });
    expect(flags).toHaveLength(1);
    expect(flags[0]).toMatchObject({ question: "How much is left?", path: "redFlags[0]" });
  });

  it.each(["None", "Aucun signal d'alerte", "Nenhum", "No red flags identified", "None found.", ""])(
    "are none where it says %j",
    (text) => {
      expect(flagsOf({ redFlags: [text] })).toEqual([]);
    },
  );
});

it.each(["Aucun client payant.", "Nenhum cliente pagante", "None of the founders is named"])(
  "what is missing is a warning: %s",
  (text) => {
    expect(readRedFlag(text, "redFlags[0]")?.text).toBe(text);
  },
);
