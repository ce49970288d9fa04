import { expect, it } from "vitest";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { makeFinding, makeXlsx } from "../testing/index.ts";
import { ConsensusEngine } from "./engine.ts";

it("a cell of a table in thousands is not taken for what its digits say", async () => {
  const rows = [["Compte de résultat (en k€)"], ["", "2023", "2024"], ["Chiffre d'affaires", 1549, 2816]];
  const context = await buildVerificationContext({ financialModel: makeXlsx([{ name: "CR", rows }]) });
  const said = [2816, 2_816_000].map((value, i) =>
    makeFinding(`agent-${i}`, "Chiffre d'affaires", value, 82, {
      unit: "EUR",
      period: "2024",
      evidence: [{ type: "quote", content: "Chiffre d'affaires : 2 816", source: "model.xlsx, CR!C3" }],
    }),
  );
  const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });
  const [contradiction] = await engine.detectContradictions(said);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict } = await engine.resolve(contradiction, context);
  expect(verdict.winner).toBe("agent-1");
});
