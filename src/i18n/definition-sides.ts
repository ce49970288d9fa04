import type { DefinitionMismatch } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { FACT_SHEET_WORDS } from "./fact-sheet.ts";
import { sayPeriod } from "./periods.ts";

/** What one side of a difference of definition is called by a person: "year 2", "amount", "planned". */
export function saySides(
  { differs, sides: [a, b] }: Pick<DefinitionMismatch, "differs" | "sides">,
  locale: Locale,
): [string, string] {
  const words = WORDS[locale];
  const say = (side: string): string => {
    if (differs === "period") return side === NO_DATE ? words.noDate : sayPeriod(side, locale);
    if (differs === "unit") return FACT_SHEET_WORDS[locale].units[side] ?? side;
    return differs === "basis" ? (words.basis[side] ?? side) : side;
  };
  return [say(a), say(b)];
}

/** Of a side that no period dates. */
const NO_DATE = "—";

interface SideWords {
  noDate: string;
  basis: Record<string, string>;
}

const WORDS: Catalogue<SideWords> = {
  en: { noDate: "no stated time", basis: {} },
  fr: {
    noDate: "aucune date dite",
    basis: {
      projected: "prévu",
      actual: "réalisé",
      gross: "brut",
      net: "net",
      monthly: "mensuel",
      quarterly: "trimestriel",
      annual: "annuel",
      registered: "inscrits",
      paying: "payants",
    },
  },
  pt: {
    noDate: "nenhuma data dita",
    basis: {
      projected: "previsto",
      actual: "realizado",
      gross: "bruto",
      net: "líquido",
      monthly: "mensal",
      quarterly: "trimestral",
      annual: "anual",
      registered: "cadastrados",
      paying: "pagantes",
    },
  },
};
