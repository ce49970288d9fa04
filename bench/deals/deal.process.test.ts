import { describe, expect, it } from "vitest";
import { buildVerificationContext } from "../../src/dossier/build-context.ts";
import { makeDeal } from "./deal.ts";
import { judgeDeal } from "./judge.ts";
import { metricOf } from "./metrics.ts";
import { FAULT_KINDS } from "./oracle.ts";
import { summarise } from "./report.ts";
import { writeFigure, writeMoney } from "./write.ts";

const deals = Array.from({ length: 120 }, (_, index) => makeDeal(3, index));

describe("the maker of deals", () => {
  it("gives the same findings and the same deck for the same seed", () => {
    const again = makeDeal(3, 5);
    const first = deals[5];
    expect(again.agentOutputs).toEqual(first?.agentOutputs);
    expect(again.faults).toEqual(first?.faults);
    if (again.plan.deckFormat === "pdf") expect(again.desk.deck.bytes).toEqual(first?.desk.deck.bytes);
    expect(makeDeal(4, 5).agentOutputs).not.toEqual(first?.agentOutputs);
  });

  it("plants every kind of fault, in every language, in both formats", () => {
    const kinds = new Set(deals.flatMap(({ faults }) => faults.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([...FAULT_KINDS].sort());
    expect(new Set(deals.map(({ world }) => world.locale)).size).toBe(3);
    expect(new Set(deals.map(({ plan }) => plan.deckFormat)).size).toBe(2);
    expect(deals.every(({ faults }) => faults.length >= 1)).toBe(true);
  });

  it("has figures that hang together", () => {
    for (const { world } of deals) {
      const [mrr, arr] = [world.truth.get("mrr")?.now, world.truth.get("arr")?.now];
      if (mrr !== undefined) expect(arr).toBe(mrr * 12);
      const [pre, round, post] = ["pre_money", "round", "post_money"].map((id) => world.truth.get(id)?.now ?? 0);
      expect(post).toBe((pre ?? 0) + (round ?? 0));
    }
  });

  it("never calls a true finding a fault", () => {
    for (const { faults, agentOutputs, world } of deals) {
      const findings = agentOutputs.flatMap(({ findings: own }) => own);
      for (const { kind, metric, findingIds } of faults) {
        if (kind === "existence" || kind === "opposite_assessment") continue;
        for (const id of findingIds) {
          const { value, unit } = findings.find((one) => one.id === id) ?? {};
          if (typeof value === "number" && unit !== "K€")
            expect(value, metricOf(metric).id).not.toBe(world.truth.get(metric)?.now);
        }
      }
    }
  });

  it("quotes what is really in the deck: the whole text of a line, word by word", async () => {
    const deal = deals.find(
      ({ desk, plan }) => plan.deckFormat === "pdf" && [...desk.deck.layoutOf.values()].includes("lines"),
    );
    if (deal === undefined) throw new Error("no deck with lines");
    const { deck } = deal.desk;
    const context = await buildVerificationContext({ deck: { bytes: deck.bytes, name: "deck.pdf" } });
    const [id = ""] = [...deck.layoutOf].find(([metric, layout]) => layout === "lines" && deck.now.has(metric)) ?? [];
    const passage = deck.now.get(id);
    const section = context.dossier?.documents[0]?.sections[(passage?.slide ?? 0) - 1];
    const text = section?.rows.map(({ cells }) => cells.map((cell) => cell.text).join(" ")).join("\n");
    expect(text).toContain(passage?.quotes[0]);
  });
});

describe("figures as decks print them", () => {
  it.each([
    [1_234_567, "fr", "EUR", "millions", "1,23 M€", 1_230_000],
    [42_000, "fr", "EUR", "thousands", "42 K€", 42_000],
    [42_000, "en", "GBP", "units", "£42,000", 42_000],
    [4_800_000_000, "pt", "BRL", "millions", "R$ 4,8 bilhões", 4_800_000_000],
    [640_000, "pt", "BRL", "thousands", "R$ 640 mil", 640_000],
  ] as const)("%d in %s %s by %s is %s", (value, locale, currency, scale, text, printed) => {
    expect(writeMoney(value, locale, currency, scale)).toEqual({ text, value: printed });
  });

  it("prints percentages and months with their unit", () => {
    expect(writeFigure(72.4, "percent", "fr", "EUR", "units").text).toBe("72,4 %");
    expect(writeFigure(17, "months", "en", "USD", "units").text).toBe("17 months");
  });
});

describe("the judge", () => {
  it("counts a fault that nobody contradicts as missed, and a verdict for the liar as wrong", async () => {
    const deal = deals.find(({ faults }) => faults.some(({ kind }) => kind === "changed_digit"));
    const fault = deal?.faults.find(({ kind }) => kind === "changed_digit");
    if (deal === undefined || fault === undefined) throw new Error("no changed digit among the deals");
    const { deck, model } = deal.desk;
    const context = await buildVerificationContext({
      deck: { bytes: deck.bytes, name: `deck.${deck.format}` },
      financialModel: { bytes: model.bytes, name: "model.xlsx" },
    });
    const lies = new Set(fault.findingIds);
    const alone = {
      ...deal,
      faults: [fault],
      agentOutputs: deal.agentOutputs.map((agent) => ({
        ...agent,
        findings: agent.findings.filter(({ id }) => lies.has(id)),
      })),
    };
    const { figures } = summarise([await judgeDeal(alone, context)]);
    expect(figures.recall).toBe(0);

    const truth = deal.world.truth.get(fault.metric);
    if (truth === undefined) throw new Error("no truth");
    const upsideDown = {
      ...deal,
      world: { ...deal.world, truth: new Map([[fault.metric, { ...truth, now: truth.now * 50 }]]) },
    };
    upsideDown.desk = { ...deal.desk, deck: { ...deck, now: new Map() }, model: { ...model, rows: new Map() } };
    const judged = await judgeDeal(upsideDown, context);
    const outcomes = judged.graded.filter((one) => one.fault.metric === fault.metric).map(({ outcome }) => outcome);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes).not.toContain("right");
  });
});
