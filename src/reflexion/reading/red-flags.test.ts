import { describe, expect, it } from "vitest";
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
