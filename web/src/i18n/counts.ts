import type { Locale } from "../../../src/domain/locale.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";

type Name =
  | "documents"
  | "agents"
  | "findings"
  | "critiques"
  | "contradictions"
  | "settled"
  | "citations"
  | "calculations"
  | "conflicts"
  | "checks"
  | "flagged"
  | "inconsistencies";

/** One, and several. */
const NAMES: Catalogue<Record<Name, readonly [string, string]>> = {
  fr: {
    documents: ["document", "documents"],
    agents: ["agent", "agents"],
    findings: ["constat", "constats"],
    critiques: ["critique", "critiques"],
    contradictions: ["contradiction", "contradictions"],
    settled: ["verdict", "verdicts"],
    citations: ["citation", "citations"],
    calculations: ["calcul", "calculs"],
    conflicts: ["conflit", "conflits"],
    checks: ["vérification", "vérifications"],
    flagged: ["ne tient pas", "ne tiennent pas"],
    inconsistencies: ["contradiction dans les documents", "contradictions dans les documents"],
  },
  en: {
    documents: ["document", "documents"],
    agents: ["agent", "agents"],
    findings: ["finding", "findings"],
    critiques: ["critique", "critiques"],
    contradictions: ["contradiction", "contradictions"],
    settled: ["verdict", "verdicts"],
    citations: ["citation", "citations"],
    calculations: ["calculation", "calculations"],
    conflicts: ["conflict", "conflicts"],
    checks: ["check", "checks"],
    flagged: ["does not hold", "do not hold"],
    inconsistencies: ["contradiction inside the documents", "contradictions inside the documents"],
  },
  pt: {
    documents: ["documento", "documentos"],
    agents: ["agente", "agentes"],
    findings: ["constatação", "constatações"],
    critiques: ["crítica", "críticas"],
    contradictions: ["contradição", "contradições"],
    settled: ["veredito", "vereditos"],
    citations: ["citação", "citações"],
    calculations: ["cálculo", "cálculos"],
    conflicts: ["conflito", "conflitos"],
    checks: ["verificação", "verificações"],
    flagged: ["não se sustenta", "não se sustentam"],
    inconsistencies: ["contradição dentro dos documentos", "contradições dentro dos documentos"],
  },
};

/** "3 contradictions"; French counts zero as one thing. A name we do not know is shown as it came. */
export function countName(name: string, count: number, locale: Locale): string {
  const forms = (NAMES[locale] as Record<string, readonly [string, string]>)[name];
  const single = locale === "fr" ? Math.abs(count) < 2 : count === 1;
  return `${count} ${forms === undefined ? name : forms[single ? 0 : 1]}`;
}
