import { describe, expect, it } from "vitest";
import { warningsIn } from "./warnings.ts";

const pathsIn = (output: unknown) => [...warningsIn(output)].map(({ path }) => path);

describe("what an analyst warns of", () => {
  it("stands in lists of any name that says so, whatever the fields of their items", () => {
    expect(
      pathsIn({ signaux_alerte: ["a"], analysis: { contradictions: [{ a: "one side", b: "the other" }] } }),
    ).toEqual(["signaux_alerte[0]", "analysis.contradictions[0]"]);
  });

  it("is an object, or several of them under names of their own", () => {
    expect(pathsIn({ risks: { title: "No cash", severity: "high" } })).toEqual(["risks"]);
    expect(pathsIn({ risks: { market: "No cash", "the team": ["Alone"] } })).toEqual([
      "risks.market",
      'risks["the team"][0]',
    ]);
  });

  it("is found in a list of other things by its own name", () => {
    const items = [{ claim: "MRR is 42 K€" }, { risk: "No market size is given", level: "major" }];
    expect(pathsIn({ items })).toEqual(["items[1]"]);
  });

  it("has a place of its own, whatever the field is called", () => {
    expect(pathsIn({ risks: ["No cash"], output: { risks: ["Alone"] } })).toEqual(["risks[0]", "output.risks[0]"]);
  });

  it("is found among more findings than a function takes arguments", () => {
    const findings = Array.from({ length: 300_000 }, () => ({ claim: "MRR is 42 K€" }));
    expect(pathsIn({ findings, risks: ["No cash"] })).toEqual(["risks[0]"]);
  });

  it("is no count and no yes or no", () => {
    expect(pathsIn({ redFlags: 3, risksFound: true, warnings: { open: 2 } })).toEqual([]);
  });

  it("is found once in what holds itself, however deep", () => {
    const cyclic: Record<string, unknown> = { risks: ["No cash"] };
    cyclic.again = cyclic;
    expect(pathsIn(cyclic)).toEqual(["risks[0]"]);
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inside) => ({ inside }), { risks: ["No cash"] });
    expect([...warningsIn(deep)]).toHaveLength(1);
  });
});
