import { describe, expect, it } from "vitest";
import { opposition } from "./opposes.ts";
import { readText } from "./stances.ts";

const compared = (a: string, b: string) => opposition(readText(a), readText(b), 0.3, false);

describe("a named thing wanted by one and done without by the other", () => {
  it.each([
    ["Insist on a veto over new debt.", "A veto is unnecessary at this stage."],
    ["Ask for a full ratchet.", "Heavy ratchets would scare off later investors."],
    ["Keep the consulting arm.", "Shut down the consulting arm."],
    ["The grants programme should be retained.", "Drop the grants programme."],
    ["Include a vesting schedule.", "Close without a vesting schedule."],
    ["Exiger un siège au comité.", "Renoncer au siège."],
    ["Mettre en place un pacte d'associés.", "Pas de pacte d'associés à ce stade."],
    ["Le fondateur doit rester directeur général.", "Remplacer le directeur général."],
    ["Incluir uma cláusula de saída conjunta.", "Dispensar a cláusula de saída conjunta."],
    ["Manter o escritório do Porto.", "O escritório do Porto é um desperdício."],
  ])("%s / %s", (a, b) => {
    for (const found of [compared(a, b), compared(b, a)])
      expect(found?.differences.map(({ ground }) => ground)).toContain("denial");
  });

  it.each([
    ["Insist on a veto over new debt.", "Drop the second product line."],
    ["Ask for an anti-dilution clause.", "Ask for a tag-along clause."],
    ["Keep the consulting arm.", "Shut down the travel arm."],
    ["If the pilot fails, shut down the consulting arm.", "Keep the consulting arm."],
    ["The founders want to keep the consulting arm.", "Shut down the consulting arm."],
    ["Fechar o negócio.", "Manter o foco no negócio."],
    ["Exiger un droit d'information.", "Renoncer au droit de veto."],
    ["Incluir a proteção contra diluição.", "A proteção contra diluição não é desnecessária."],
  ])("%s / %s go together", (a, b) => {
    expect(compared(a, b)).toBeNull();
    expect(compared(b, a)).toBeNull();
  });
});
