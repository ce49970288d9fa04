import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";

const context = {
  deckExtracts:
    "[Page 2]\n67% of ferry requests arrive after business hours, and the team answers them in the morning.\n\n[Page 3]\nGross margin: 72% in our second year of running the ferries on the northern lake.",
};
const claimsOf = (text: string) => checkText(context, text).sentences.flatMap(({ claims }) => claims);

it("judges a translated quotation by what it claims, and says that it is one", () => {
  const [there] = claimsOf("« 67 % des demandes arrivent après les heures de bureau » (page 2), selon le dossier.");
  expect(there?.verdict).toBe("unclear");
  expect(there?.explanation).toMatch(/translation/);
  const [same] = claimsOf("« La marge brute atteint 72 % dès la deuxième année » (page 3), selon le dossier.");
  expect(same?.verdict).toBe("supported");
  const [other] = claimsOf("« 55 % des demandes arrivent après les heures de bureau » (page 2), selon le dossier.");
  expect(other?.verdict).toBe("not_found");
});
