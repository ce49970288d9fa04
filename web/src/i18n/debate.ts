import type { DebateEnding, StruckCode } from "../../../src/domain/debate.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import { TERMS } from "../../../src/i18n/terms.ts";

interface DebateWords {
  debate: string;
  round: (number: number) => string;
  struck: string;
  struckWhy: Record<StruckCode, string>;
  asked: (confidence: number) => string;
  conceded: Record<"verified" | "unverified", string>;
  weaknesses: string;
  ending: Record<DebateEnding, string>;
}

/** A debate, round by round. */
export const DEBATE: Catalogue<DebateWords> = {
  fr: {
    debate: "Le débat",
    round: (number) => `Tour ${number}`,
    struck: "Écarté du débat",
    struckWhy: {
      ...TERMS.fr.citation,
      no_such_entry: "pièce inexistante",
      no_quote: "sans citation",
      unknown_figure: "chiffre sorti de nulle part",
      wrong_sum: "calcul faux",
      hedged: "dit sans l’affirmer",
    },
    asked: (confidence) => `demandait ${confidence}`,
    conceded: {
      verified: "A cédé, les documents le confirment",
      unverified: "A cédé, sans que les documents le confirment",
    },
    weaknesses: "Faiblesses admises :",
    ending: {
      values_agree: "Fin : les valeurs concordent.",
      conceded: "Fin : une partie a cédé.",
      arguments_converged: "Fin : les arguments se rejoignent.",
      nothing_new: "Fin : plus rien de nouveau.",
      all_rounds: "Fin : tous les tours ont eu lieu.",
      size_limit: "Fin : limite de taille du dossier.",
      cut_short: "Fin : débat interrompu.",
    },
  },
  en: {
    debate: "The debate",
    round: (number) => `Round ${number}`,
    struck: "Struck from the debate",
    struckWhy: {
      ...TERMS.en.citation,
      no_such_entry: "no such exhibit",
      no_quote: "no quote",
      unknown_figure: "a figure from nowhere",
      wrong_sum: "wrong sum",
      hedged: "said without standing by it",
    },
    asked: (confidence) => `asked for ${confidence}`,
    conceded: {
      verified: "Conceded, and the documents bear it out",
      unverified: "Conceded, not borne out by the documents",
    },
    weaknesses: "Admitted weaknesses:",
    ending: {
      values_agree: "Ended: the values agree.",
      conceded: "Ended: one side conceded.",
      arguments_converged: "Ended: the arguments met.",
      nothing_new: "Ended: nothing new was brought.",
      all_rounds: "Ended: all rounds were held.",
      size_limit: "Ended: the case reached its size limit.",
      cut_short: "Ended: cut short.",
    },
  },
  pt: {
    debate: "O debate",
    round: (number) => `Rodada ${number}`,
    struck: "Riscado do debate",
    struckWhy: {
      ...TERMS.pt.citation,
      no_such_entry: "peça inexistente",
      no_quote: "sem citação",
      unknown_figure: "número saído do nada",
      wrong_sum: "conta errada",
      hedged: "dito sem o afirmar",
    },
    asked: (confidence) => `pedia ${confidence}`,
    conceded: { verified: "Cedeu, e os documentos confirmam", unverified: "Cedeu, sem confirmação dos documentos" },
    weaknesses: "Fraquezas admitidas:",
    ending: {
      values_agree: "Fim: os valores concordam.",
      conceded: "Fim: um lado cedeu.",
      arguments_converged: "Fim: os argumentos se encontraram.",
      nothing_new: "Fim: nada de novo.",
      all_rounds: "Fim: todas as rodadas ocorreram.",
      size_limit: "Fim: limite de tamanho do caso.",
      cut_short: "Fim: debate interrompido.",
    },
  },
};
