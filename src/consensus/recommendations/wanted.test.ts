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
    ["Include a vesting schedule.", "We should close without a vesting schedule."],
    ["Exiger un siège au comité.", "Renoncer au siège."],
    ["Mettre en place un pacte d'associés.", "La société peut se passer d'un pacte d'associés."],
    ["Leave the drag-along out of the agreement.", "The agreement has to contain a drag-along clause."],
    ["A marca própria deve ser descontinuada.", "Apostar na marca própria."],
    ["Convém exigir uma auditoria.", "Uma auditoria só atrasaria o fechamento."],
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
    ["Customers: three pilots in retail.", "No pilots in retail."],
    ["Revenue 300 k€ from the licence fee.", "Drop the licence fee."],
    ["30 % of users pay for the export.", "Remove the export."],
    ["Not investable on customer evidence.", "You do not want that exposure."],
    ["Signer sans l'accord du conseil.", "Nous proposons d'accorder une prime au conseil."],
    ["La ville a fait appel de la décision du juge.", "Il faut annuler la décision du juge."],
    ["The company dropped the consulting arm.", "Keep the consulting arm."],
    ["Reduce the churn.", "Ask for the churn by month."],
    ["Exiger un droit d'information.", "Renoncer au droit de veto."],
    ["Incluir a proteção contra diluição.", "A proteção contra diluição não é desnecessária."],
  ])("%s / %s go together", (a, b) => {
    expect(compared(a, b)).toBeNull();
    expect(compared(b, a)).toBeNull();
  });
});
