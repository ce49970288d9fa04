import { COMPANY_SENTENCES } from "../../i18n/checks/company.ts";
import { makeCheck, type Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import { isRegisterNumber, type RegisterNumber, registerNumbers } from "./numbers.ts";

interface SeenNumber extends RegisterNumber {
  place: Place;
  holds: boolean;
}

/** The company's numbers in the registers: could they have been given out as they are printed? */
export const company = makeCheck<SeenNumber[]>({
  id: "company",
  look: ({ witness }) => {
    const seen = witness
      .passages()
      .filter(({ document }) => document.source === "deck" || document.source === "financial_model")
      .filter(({ row }) => row.cells.every(({ ocr }) => ocr === undefined))
      .flatMap((passage) =>
        registerNumbers(passage.text).map((one) => ({
          ...one,
          place: placeOfPassage(passage, { label: one.kind.toUpperCase(), printed: one.printed }),
          holds: isRegisterNumber(one),
        })),
      );
    return [...new Map(seen.toReversed().map((one) => [`${one.kind} ${one.plain}`, one])).values()].toReversed();
  },
  tell: (seen, { locale }) => {
    const words = COMPANY_SENTENCES[locale];
    if (seen.length === 0) return { inputs: [{ name: words.number, place: null, ask: words.askNumber }], findings: [] };
    return {
      inputs: seen.map(({ kind, place }) => ({ name: kind.toUpperCase(), place })),
      findings: seen.map(({ kind, printed, place, holds }) => {
        const said = { kind: kind.toUpperCase(), printed };
        return holds
          ? { rule: "check_digits", verdict: "holds", text: words.holds(said), places: [place] }
          : {
              rule: "check_digits",
              verdict: "flag",
              severity: "MAJOR",
              text: words.wrong(said),
              places: [place],
              impact: words.impact,
              question: words.ask(said),
            };
      }),
    };
  },
});
