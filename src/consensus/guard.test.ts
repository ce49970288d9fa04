import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { ArbitratorResponse, Resolution } from "../domain/resolution.ts";
import { makeFinding } from "../testing/findings.ts";
import { seeded } from "../testing/random.ts";
import { type CaseFile, openCase } from "./case-file.ts";
import { ConsensusEngine } from "./engine.ts";
import { guardVerdict } from "./guard.ts";
import type { GuardCode } from "./guard-fault.ts";

const config = QUALITY_ENGINE_CONFIG.consensus;
const engine = new ConsensusEngine({ clock: () => new Date("2025-01-15T00:00:00Z") });

interface Trial {
  caseFile: CaseFile;
  resolution: Resolution;
}

type Random = ReturnType<typeof seeded>;

/** A case of a random kind, with the verdict of the evidence court. */
async function trial(random: Random): Promise<Trial> {
  const base = random.integer(50, 900) * 1_000;
  const wrong = Math.round((base * random.integer(150, 320)) / 100);
  const slide = random.integer(2, 9);
  const deck = (text: string) => `Slide 1\nTeam\nSlide ${slide}\n${text}\nSlide 10\nThanks`;
  const euros = (value: number) => `${value.toLocaleString("fr-FR").replace(/\s/g, " ")} €`;
  const score = () => random.integer(62, 95);
  const quote = { type: "quote" as const, source: `Deck Slide ${slide}`, content: `ARR : ${euros(base)}` };
  const phantom = {
    type: "quote" as const,
    source: `Deck Slide ${random.integer(20, 90)}`,
    content: "Unheard-of figure",
  };
  const arr = (agent: string, value: number, evidence: unknown[] = []) =>
    makeFinding(agent, "ARR", value, score(), { unit: "EUR", evidence: evidence as never });
  const kinds: [VerificationContext, ReturnType<typeof makeFinding>[]][] = [
    [{ deckExtracts: deck(`ARR : ${euros(base)}`) }, [arr("alice", base, [quote]), arr("bob", wrong, [phantom])]],
    [
      {
        deckExtracts: deck(`ARR : ${euros(base)}`),
        financialModelExtracts: `Onglet Revenue, Ligne 12: ARR ${euros(Math.round(base * 1.01))}`,
      },
      [arr("alice", wrong), arr("bob", base)],
    ],
    [
      {
        deckExtracts: deck(`ARR : ${euros(base)}`),
        financialModelExtracts: `Onglet Revenue, Ligne 12: ARR ${euros(Math.round(base * 1.2))}`,
      },
      [arr("alice", base), arr("bob", wrong * 2)],
    ],
    [
      {
        deckExtracts: deck(`ARR : ${euros(base)}`),
        financialModelExtracts: `Onglet Revenue, Ligne 12: ARR ${euros(base * 2)}`,
      },
      [arr("alice", base), arr("bob", base * 2)],
    ],
    [{ deckExtracts: deck(`ARR : ${euros(base)}`) }, [arr("alice", base * 3), arr("bob", wrong * 3)]],
    [{ deckExtracts: deck("Nothing to see") }, [arr("alice", base, [phantom]), arr("bob", wrong, [phantom])]],
    [{ contextEngineData: { crunchbase: { arr: base } } }, [arr("alice", base), arr("bob", wrong)]],
    [{}, [arr("alice", base), arr("bob", wrong)]],
    [{}, [arr("alice", base), arr("bob", wrong), arr("carol", Math.round(base * 1.02))]],
    [
      { deckExtracts: deck("2 patents filed") },
      [makeFinding("alice", "patents", "yes", score()), makeFinding("bob", "patents", "none", score())],
    ],
    [
      { deckExtracts: deck("Our CTO is a former Google engineer") },
      [
        makeFinding("alice", "team_quality", null, score(), {
          assessment: "exceptional",
          evidence: [{ type: "quote", source: `Deck Slide ${slide}`, content: "Our CTO is a former Google engineer" }],
        }),
        makeFinding("bob", "team_quality", null, score(), { assessment: "poor" }),
      ],
    ],
  ];
  const [context, findings] = random.pick(kinds);
  const [contradiction] = await engine.detectContradictions(findings);
  if (contradiction === undefined) throw new Error("the trial has no contradiction");
  const resolution = await engine.resolve(contradiction, context);
  return { caseFile: openCase(contradiction, context, "en", config.sameValue), resolution };
}

type Verdict = ArbitratorResponse;
/** A lie told with a verdict; null where it would not be a lie. */
type Forgery = (verdict: Verdict, trial: Trial, random: Random) => Verdict | null;

const decided = ({ verdict }: Verdict) => verdict.decision !== "UNRESOLVED";
const numeric = (verdict: Verdict) => typeof verdict.finalValue.value === "number";

const forgeries: Partial<Record<GuardCode, Forgery[]>> = {
  WINNER_NOT_A_PARTY: [
    (v) => (v.verdict.winner === null ? null : { ...v, verdict: { ...v.verdict, winner: "mallory" } }),
  ],
  DECISION_WINNER_MISMATCH: [
    (v) =>
      v.verdict.winner === null
        ? null
        : {
            ...v,
            verdict: { ...v.verdict, decision: v.verdict.decision === "POSITION_A" ? "POSITION_B" : "POSITION_A" },
          },
    (v, t) =>
      decided(v)
        ? null
        : { ...v, verdict: { ...v.verdict, winner: t.caseFile.contradiction.positions[0]?.agentName ?? null } },
  ],
  NO_VERIFIED_EVIDENCE: [
    (v, t) => {
      const loser = t.caseFile.contradiction.positions.find(
        (p) => p.agentName !== v.verdict.winner && !sameValue(p.normalizedValue, v.finalValue.value),
      );
      if (loser === undefined || t.resolution.debateRecord.optimizationApplied === "DOMINANT_CLUSTER") return null;
      const proven = t.caseFile.records.some((r) => r.agentName === loser.agentName && r.support.length > 0);
      if (proven || t.caseFile.mentions.length > 0) return null;
      const decision = t.caseFile.contradiction.positions[0] === loser ? "POSITION_A" : "POSITION_B";
      const value = (loser.normalizedValue ?? loser.assessment ?? null) as Verdict["finalValue"]["value"];
      const { range: _range, ...rest } = v.finalValue;
      return {
        ...v,
        verdict: { ...v.verdict, decision, winner: loser.agentName },
        finalValue: { ...rest, value },
        baGuidance: { ...v.baGuidance, trustLevel: "LOW", canTrust: false },
      };
    },
  ],
  VALUE_NOT_FOUNDED: [
    (v, _, r) =>
      decided(v) && numeric(v)
        ? {
            ...v,
            finalValue: { ...v.finalValue, value: (v.finalValue.value as number) * (1 + r.integer(6, 40) / 100) + 137 },
          }
        : null,
    (v) => (decided(v) && !numeric(v) ? { ...v, finalValue: { ...v.finalValue, value: "magnificent" } } : null),
  ],
  VALUE_OUTSIDE_RANGE: [
    (v) => (decided(v) && numeric(v) ? { ...v, finalValue: { ...v.finalValue, range: { min: 1, max: 2 } } } : null),
  ],
  UNRESOLVED_WITH_VALUE: [
    (v, t) =>
      decided(v)
        ? null
        : {
            ...v,
            finalValue: { ...v.finalValue, value: t.caseFile.contradiction.positions[0]?.normalizedValue ?? "yes" },
          },
  ],
  WRONG_ARITHMETIC: [
    (v, _, r) => ({
      ...v,
      finalValue: {
        ...v.finalValue,
        derivedFrom: { ...v.finalValue.derivedFrom, calculation: `${r.integer(10, 99)} 000 × 12 = 1 337 331` },
      },
    }),
    (v, _, r) => ({
      ...v,
      finalValue: {
        ...v.finalValue,
        derivedFrom: {
          ...v.finalValue.derivedFrom,
          calculation: `42 000 × 12 = 504 000; ${r.integer(10, 99)} 000 × 12 = 1 337 331`,
        },
      },
    }),
  ],
  TRUST_TOO_HIGH: [
    (v) => (v.baGuidance.trustLevel === "HIGH" ? null : { ...v, baGuidance: { ...v.baGuidance, trustLevel: "HIGH" } }),
  ],
  CAN_TRUST_UNFOUNDED: [
    (v) => (v.baGuidance.canTrust ? null : { ...v, baGuidance: { ...v.baGuidance, canTrust: true } }),
  ],
  MISSING_WHAT_TO_VERIFY: [
    (v) => (v.baGuidance.trustLevel === "HIGH" ? null : { ...v, baGuidance: { ...v.baGuidance, whatToVerify: null } }),
  ],
  MISSING_QUESTION: [
    (v) =>
      v.baGuidance.trustLevel === "HIGH" ? null : { ...v, baGuidance: { ...v.baGuidance, questionForFounder: " " } },
  ],
  LOSER_WITHOUT_FLAW: [
    (v, t) =>
      decided(v) && t.resolution.debateRecord.optimizationApplied !== "WEIGHTED_AVERAGE"
        ? { ...v, verdict: { ...v.verdict, justification: { ...v.verdict.justification, rejectedPositionFlaws: [] } } }
        : null,
  ],
  NO_DECISIVE_FACTOR: [
    (v) =>
      decided(v)
        ? { ...v, verdict: { ...v.verdict, justification: { ...v.verdict.justification, decisiveFactors: [] } } }
        : null,
  ],
  UNKNOWN_SOURCE: [
    (v, _, r) => ({
      ...v,
      baGuidance: {
        ...v.baGuidance,
        verifiableSources: [{ source: "deck", reference: `Slide ${r.integer(40, 400)}`, whatItProves: "everything" }],
      },
    }),
    (v, _, r) => {
      const factor = {
        factor: "clear",
        weight: "PRIMARY" as const,
        ...r.pick([
          { source: "Global analysis" },
          { source: "Deck Slide 1" },
          { source: "Deck Slide 77", citation: { reference: "Deck Slide 77", quote: "ARR 9 M€" } },
          { source: "Deck Slide 1", citation: { reference: "Deck Slide 1", quote: "ARR : 9 000 000 €" } },
          { source: "Deck Slide 77 + 12", citation: { reference: "Deck Slide 77" } },
        ]),
      };
      return {
        ...v,
        verdict: { ...v.verdict, justification: { ...v.verdict.justification, decisiveFactors: [factor] } },
      };
    },
  ],
  ONE_LINER_TOO_LONG: [(v) => ({ ...v, baGuidance: { ...v.baGuidance, oneLiner: "very ".repeat(60) } })],
  BAD_SHAPE: [
    (v) => ({ ...v, finalValue: { ...v.finalValue, confidence: 150 } }),
    (v) => ({ ...v, verdict: { ...v.verdict, decision: "POSITION_C" as "POSITION_A" } }),
  ],
};

function sameValue(a: unknown, b: unknown): boolean {
  return typeof a === "number" && typeof b === "number" && Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 0.16;
}

const rungOf = (resolution: Resolution) => resolution.debateRecord.optimizationApplied ?? "EVIDENCE_COURT";

describe("the guard", () => {
  it("refuses none of 500 sound verdicts", async () => {
    const random = seeded(1);
    for (let i = 0; i < 500; i++) {
      const { caseFile, resolution } = await trial(random);
      expect(guardVerdict(resolution, caseFile, rungOf(resolution), config)).toEqual([]);
      expect(resolution.refusedVerdicts).toEqual([]);
    }
  });

  it("accepts none of 2,000 forged verdicts, and names the rule each breaks", async () => {
    const random = seeded(2);
    const told = new Map<string, number>();
    const all = Object.entries(forgeries) as [GuardCode, Forgery[]][];
    let forged = 0;
    while (forged < 2_000) {
      const one = await trial(random);
      for (const [code, ways] of all) {
        const lie = random.pick(ways)(one.resolution, one, random);
        if (lie === null) continue;
        const codes = guardVerdict(lie, one.caseFile, rungOf(one.resolution), config).map((fault) => fault.code);
        expect(codes, `${code} in ${JSON.stringify(lie.verdict)} ${JSON.stringify(lie.finalValue)}`).toContain(code);
        told.set(code, (told.get(code) ?? 0) + 1);
        forged++;
      }
    }
    expect(new Set(told.keys())).toEqual(new Set(Object.keys(forgeries)));
  });

  /** What the guard says of HIGH for a verdict of the court, on the case as it is or as it might be. */
  async function highTrust(
    context: VerificationContext,
    findings: ReturnType<typeof makeFinding>[],
    altered: (caseFile: CaseFile) => Partial<CaseFile> = () => ({}),
  ): Promise<GuardCode[]> {
    const [contradiction] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("no contradiction");
    const opened = openCase(contradiction, context, "en", config.sameValue);
    const resolution = await engine.resolve(contradiction, context);
    const forged = { ...resolution, baGuidance: { ...resolution.baGuidance, trustLevel: "HIGH" as const } };
    const faults = guardVerdict(forged, { ...opened, ...altered(opened) }, "EVIDENCE_SETTLED", config);
    return faults.map(({ code }) => code);
  }

  it("trusts no figure fully where several years stand open, or where its only proof has a reservation", async () => {
    const context = { deckExtracts: "Slide 8\nARR: 600 000 €" };
    const findings = [600_000, 900_000].map((value, i) => makeFinding(`agent-${i}`, "ARR", value, 80, { unit: "EUR" }));
    expect(await highTrust(context, findings)).toEqual([]);
    expect(await highTrust(context, findings, () => ({ periodOpen: true }))).toEqual(["TRUST_TOO_HIGH"]);
    const withReservation = (items: CaseFile["testimony"]) =>
      items.map((item) => ({ ...item, reservation: "including" as const }));
    const reserved = ({ testimony, records }: CaseFile) => ({
      testimony: withReservation(testimony),
      records: records.map((record) => ({ ...record, support: withReservation(record.support) })),
    });
    expect(await highTrust(context, findings, reserved)).toContain("TRUST_TOO_HIGH");
  });

  it("trusts no figure fully that is proven by a part alone, by another year, or against the company's own sums", async () => {
    const says = (...lines: string[]) => ({ deckExtracts: ["Slide 8", ...lines].join("\n") });
    const on = (metric: string, ...values: number[]) =>
      values.map((value, i) => makeFinding(`agent-${i}`, metric, value, 80, { unit: "EUR" }));
    const inPart = (items: CaseFile["testimony"]) => items.map((item) => ({ ...item, partial: true }));
    const parts = ({ testimony, records }: CaseFile) => ({
      testimony: inPart(testimony),
      records: records.map((record) => ({ ...record, support: inPart(record.support) })),
    });
    const arr = on("ARR", 600_000, 900_000);
    expect(await highTrust(says("ARR: 600 000 €"), arr, parts)).toContain("TRUST_TOO_HIGH");
    const refuted = says("MRR: 40 000 €", "ARR: 600 000 €");
    expect(await highTrust(refuted, arr)).toContain("TRUST_TOO_HIGH");
    const years = says("Revenue 2023: 410 000 €", "Revenue 2024: 614 000 €");
    const revenue = on("Revenue", 410_000, 1_900_000);
    const ofBefore = ({ testimony, records }: CaseFile) => ({
      periodOpen: false,
      testimony: testimony.slice(1),
      elsewhere: testimony.slice(0, 1),
      records: records.map((record) => ({ ...record, support: [] })),
    });
    expect(await highTrust(years, revenue, ofBefore)).toEqual(["TRUST_TOO_HIGH"]);
  });

  it("refuses a range of which one end is nobody's", async () => {
    const context = { deckExtracts: "Slide 8\nARR: 600 000 €" };
    const findings = [600_000, 900_000].map((value, i) => makeFinding(`agent-${i}`, "ARR", value, 80, { unit: "EUR" }));
    const [contradiction] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("no contradiction");
    const caseFile = openCase(contradiction, context, "en", config.sameValue);
    const resolution = await engine.resolve(contradiction, context);
    const within = (min: number, max: number) => {
      const told: Verdict = { ...resolution, finalValue: { ...resolution.finalValue, range: { min, max } } };
      return guardVerdict(told, caseFile, "EVIDENCE_SETTLED", config).map(({ code }) => code);
    };
    expect(within(600_000, 900_000)).toEqual([]);
    expect(within(600_000, 750_000)).toEqual(["VALUE_NOT_FOUNDED"]);
    expect(within(450_000, 600_000)).toEqual(["VALUE_NOT_FOUNDED"]);
  });

  it("refuses the winner with the loser's value", async () => {
    const context = { deckExtracts: "Slide 8\nARR: 600 000 €" };
    const findings = [600_000, 900_000].map((value, i) => makeFinding(`agent-${i}`, "ARR", value, 80, { unit: "EUR" }));
    const [contradiction] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("no contradiction");
    const caseFile = openCase(contradiction, context, "en", config.sameValue);
    const resolution = await engine.resolve(contradiction, context);
    const forged: Verdict = { ...resolution, finalValue: { ...resolution.finalValue, value: 900_000 } };
    expect(guardVerdict(forged, caseFile, "EVIDENCE_SETTLED", config).map(({ code }) => code)).toContain(
      "VALUE_NOT_THE_WINNERS",
    );
  });

  it("lets no database decide against what the company's own documents say", async () => {
    const context = { deckExtracts: "Slide 8\nARR: 600 000 €", contextEngineData: { crunchbase: { arr: 1_500_000 } } };
    const findings = [600_000, 1_500_000].map((value, i) =>
      makeFinding(`agent-${i}`, "ARR", value, 80, { unit: "EUR" }),
    );
    const [contradiction] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("no contradiction");
    const caseFile = openCase(contradiction, context, "en", config.sameValue);
    const resolution = await engine.resolve(contradiction, context);
    expect(resolution.verdict).toMatchObject({ decision: "POSITION_A", winner: "agent-0" });
    const [, loser] = contradiction.positions;
    const verdict = { ...resolution.verdict, decision: "POSITION_B" as const, winner: loser?.agentName ?? "" };
    const forged: Verdict = {
      ...resolution,
      verdict: { ...verdict, winnerFindingId: loser?.findingId },
      finalValue: { ...resolution.finalValue, value: 1_500_000 },
      baGuidance: { ...resolution.baGuidance, trustLevel: "MEDIUM" },
    };
    const codes = guardVerdict(forged, caseFile, "EVIDENCE_SETTLED", config).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["NO_VERIFIED_EVIDENCE", "AGAINST_VERIFIED_EVIDENCE"]));
    // Where the company says nothing of it, the database is enough.
    const silent = { ...context, deckExtracts: "Slide 8\nTeam" };
    const alone = openCase(contradiction, silent, "en", config.sameValue);
    expect(guardVerdict(forged, alone, "EVIDENCE_SETTLED", config).map(({ code }) => code)).not.toContain(
      "NO_VERIFIED_EVIDENCE",
    );
  });

  it("trusts no judgement fully, and lets it rest on what its own side shows", async () => {
    const said = "CTO: a former Google engineer";
    const context = { deckExtracts: `Slide 3\nOur team\n${said}` };
    const judged = (agent: string, assessment: string, evidence: unknown[] = []) =>
      makeFinding(agent, "team_quality", null, 80, { assessment, evidence: evidence as never });
    const findings = [
      judged("alice", "exceptional", [{ type: "quote", source: "Deck Slide 3", content: said }]),
      judged("bob", "poor"),
    ];
    const resting = (change: Partial<CaseFile["testimony"][number]>) => (caseFile: CaseFile) => {
      const records = caseFile.records.map((record) => ({
        ...record,
        support: record.support.map(({ partial: _, reservation: __, ...item }) => ({ ...item, ...change })),
      }));
      expect(records[0]?.support).toHaveLength(1);
      const [item] = records.flatMap(({ support }) => support);
      return { records, testimony: item === undefined ? [] : [{ ...item, rank: "primary" as const, value: 12 }] };
    };
    expect(await highTrust(context, findings, resting({}))).toEqual(["TRUST_TOO_HIGH"]);
    // A figure the deck prints says nothing of how good it is: a database still bears the judgement out.
    expect(await highTrust(context, findings, resting({ rank: "secondary" }))).toEqual(["TRUST_TOO_HIGH"]);
  });

  it("refuses to decide between two sides that both cite phantoms", async () => {
    const phantom = (n: number) => [
      { type: "quote" as const, source: `Deck Slide ${n}`, content: `Nobody wrote this ${n}` },
    ];
    const findings = [
      makeFinding("alice", "ARR", 100_000, 80, { evidence: phantom(40) }),
      makeFinding("bob", "ARR", 300_000, 80, { evidence: phantom(50) }),
    ];
    const context = { deckExtracts: "Slide 1\nTeam" };
    const [contradiction] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("no contradiction");
    const resolution = await engine.resolve(contradiction, context);
    const caseFile = openCase(contradiction, context, "en", config.sameValue);
    const lie: Verdict = { ...resolution, verdict: { ...resolution.verdict, decision: "POSITION_A", winner: "alice" } };
    expect(guardVerdict(lie, caseFile, "EVIDENCE_COURT", config).map(({ code }) => code)).toContain(
      "BOTH_SIDES_PHANTOM",
    );
  });

  it.each([null, undefined, 7, "verdict", [], {}])("answers %j with BAD_SHAPE, not an exception", async (garbage) => {
    const { caseFile } = await trial(seeded(3));
    expect(guardVerdict(garbage, caseFile, "EVIDENCE_COURT", config)[0]?.code).toBe("BAD_SHAPE");
  });
});
