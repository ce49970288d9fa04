import type { DebateEnding, StruckCode } from "../../../src/domain/debate.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import { TERMS } from "../../../src/i18n/terms.ts";

const en = {
  debate: "The debate",
  round: (number: number) => `Round ${number}`,
  struck: "Struck from the debate",
  struckWhy: { ...TERMS.en.citation, ...TERMS.en.struck } satisfies Record<StruckCode, string>,
  asked: (confidence: number) => `asked for ${confidence}`,
  conceded: {
    verified: "Conceded, and the documents bear it out",
    unverified: "Conceded, not borne out by the documents",
  } satisfies Record<"verified" | "unverified", string>,
  weaknesses: "Admitted weaknesses:",
  ending: (why: DebateEnding) => `Ended: ${TERMS.en.ending[why]}.`,
};

/** A debate, round by round. */
export const DEBATE: Catalogue<typeof en> = {
  fr: {
    debate: "Le débat",
    round: (number) => `Tour ${number}`,
    struck: "Écarté du débat",
    struckWhy: { ...TERMS.fr.citation, ...TERMS.fr.struck },
    asked: (confidence) => `demandait ${confidence}`,
    conceded: {
      verified: "A cédé, les documents le confirment",
      unverified: "A cédé, sans que les documents le confirment",
    },
    weaknesses: "Faiblesses admises :",
    ending: (why) => `Fin : ${TERMS.fr.ending[why]}.`,
  },
  en,
  pt: {
    debate: "O debate",
    round: (number) => `Rodada ${number}`,
    struck: "Riscado do debate",
    struckWhy: { ...TERMS.pt.citation, ...TERMS.pt.struck },
    asked: (confidence) => `pedia ${confidence}`,
    conceded: { verified: "Cedeu, e os documentos confirmam", unverified: "Cedeu, sem confirmação dos documentos" },
    weaknesses: "Fraquezas admitidas:",
    ending: (why) => `Fim: ${TERMS.pt.ending[why]}.`,
  },
};
