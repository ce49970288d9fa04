import { describe, expect, it } from "vitest";
import { readAgentOutput } from "../../outputs/read-output.ts";
import { readOutput } from "./read-output.ts";
import { redFlagsOf } from "./red-flags.ts";

const titles = (redFlags: unknown) => redFlagsOf(readOutput({ redFlags }, [])).map(({ title }) => title.value);

describe("red flags of an analysis", () => {
  it("leaves out what says that there is none", () => {
    expect(titles(["None", "Aucun red flag", "Nenhum sinal de alerta", "n/a", "-"])).toEqual([]);
  });

  it("keeps a warning that begins with none", () => {
    const said = ["Aucun client payant à ce jour", "Nenhum contrato assinado", "None of the LOIs is binding"];
    expect(titles(said)).toEqual(said);
  });

  it("takes a page given as a number for its source", () => {
    const missing = (flag: object) => redFlagsOf(readOutput({ redFlags: [flag] }, [])).map((one) => one.missing)[0];
    const flag = { severity: "critical", flag: "No KYC for a betting product" };
    expect(missing(flag)).toContain("evidence");
    expect(missing({ ...flag, page: 6 })).not.toContain("evidence");
    expect(missing({ ...flag, page: "" })).toContain("evidence");
  });
});

it.each([
  ["risks", { risks: ["No cash is left", { risk: "One client is 60% of revenue", level: "high" }] }],
  ["another language", { signaux_alerte: ["Aucune source pour 70 %"], pontos_fracos: ["Equipe só"] }],
  ["sides of a contradiction", { contradictions: [{ a: "LOI in progress", b: "Partnership signed" }] }],
  ["several under names of their own", { threats: { market: "Two rivals are funded", team: { title: "Alone" } } }],
  [
    "one among other items",
    { items: [{ claim: "MRR is 42 K€" }, { concern: "No market size is given", level: "low" }] },
  ],
  ["one in a part about something else", { dataGaps: { warning: "The model has no cash line" } }],
  ["how many there are", { redFlags: 3, alerts: { open: 2 }, risks: "None" }],
])("what is a warning for the answer is one for the corrections: %s", (_, output) => {
  const told = readAgentOutput(output, "analyst").output.redFlags ?? [];
  expect(redFlagsOf(readOutput(output, [])).map(({ path, grade }) => [path, grade])).toEqual(
    told.map(({ path, severity }) => [path, severity]),
  );
});

it("a figure of a warning is no claim of the analysis, whatever the list of warnings is called", () => {
  const { figures } = readOutput({ arr: "ARR of 504 K€", risks: ["ARR of 504 K€ may halve"] }, []);
  expect(figures.map(({ leaf }) => leaf.path)).toEqual(["arr"]);
});
