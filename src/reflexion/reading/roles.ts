import { rememberedByText } from "../../domain/remembered.ts";
import { fold } from "../../dossier/references/grammar.ts";

/**
 * What a part of an analysis is for. Only claims are held to sources; the rest is read for what it is: the proof, the
 * red flags, the gaps it admits, its advice, figures of other companies, and data about the analysis itself.
 */
export type Role =
  | "claim"
  | "source"
  | "calculation"
  | "red_flag"
  | "gap"
  | "question"
  | "advice"
  | "peer"
  | "scenario"
  | "meta";

const KEYS: Record<Exclude<Role, "claim">, string> = {
  source:
    "source sources evidence evidences preuve preuves evidencia evidencias prova provas fonte fontes citation citations reference references referencia referencias quote quotes citacao extrait trecho verbatim verifiableSources justificatif sourceUsed",
  calculation: "calculation calculations calcul calculs calculo calculos formula formule formulas computation working",
  red_flag:
    "redFlags redFlag alerts alert criticalIssues drapeauxRouges drapeauRouge alertes alerte sinaisDeAlerta sinalDeAlerta alertas alerta bandeirasVermelhas",
  gap: "gaps dataGaps missingData missing limitations limits unknowns notAvailable unavailableData missingInformation donneesManquantes lacunes limites nonDisponible informationsManquantes dadosAusentes dadosFaltantes lacunas limitacoes naoDisponivel informacoesFaltantes openPoints",
  question:
    "question questions questionForFounder questionsForFounder founderQuestion founderQuestions questionFondateur questionsFondateur questionsPourFondateur perguntas pergunta perguntasFundador perguntaFundador questionsToAsk",
  advice:
    "recommendation recommendations recommandation recommandations recomendacao recomendacoes nextSteps actions action actionItems todo mitigation mitigations negotiation negotiationPoints conditions prochainesEtapes proximosPassos acoes conseil conselho advice whatToVerify",
  peer: "benchmark benchmarks benchmarkData comparable comparables comparaveis competitors competitor concurrents concorrentes peers peer sectorAverage marketData comps percentiles",
  scenario:
    "scenario scenarios cenario cenarios sensitivity sensibilite sensibilidade whatIf bearCase baseCase bullCase assumptions hypotheses hipoteses targets target thresholds threshold",
  meta: "id identifier agentName agent analyst tier category categorie categoria type unit unite unidade currency devise moeda period periode periodo date createdAt timestamp confidence confidenceScore confidenceLevel confiance confianca score scores weight weights poids peso severity severite gravite gravidade severidade methodology methodologie metodologia version model locale language percentile status basis tags sampleSize year duration tokensUsed",
};

const REMEMBERED = 5_000;

/** A key without case, accents or separators. */
export const squeeze = rememberedByText((key: string): string => fold(key).replace(/[^a-z0-9]/g, ""), REMEMBERED);

const LOOKUP = new Map<string, Role>(
  Object.entries(KEYS).flatMap(([role, names]) =>
    names.split(" ").map((name) => [squeeze(name), role as Role] as const),
  ),
);

/** What a key says its values are for; null where it says nothing of the kind. */
export const roleOfKey = rememberedByText((key: string): Role | null => {
  const name = squeeze(key);
  return LOOKUP.get(name) ?? (/(?:source|sources|evidence|reference|fonte|preuve)$/.test(name) ? "source" : null);
}, REMEMBERED);
