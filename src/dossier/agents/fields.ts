import { fold } from "../references/grammar.ts";

/** A JSON object an agent wrote: nothing about it is certain. */
export type Free = Record<string, unknown>;

/** Whether a value is an object with fields (not a list, not null). */
export function isFree(value: unknown): value is Free {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What agents call the same field, in three languages. Compared without case, accents or separators. */
const NAMES = {
  agentName: "agentName agent analyst nomAgent nomeAgente agente analyste analista",
  tier: "tier niveau nivel palier",
  output: "output result resultat resultado data analysis analyse analise report rapport relatorio",
  findings:
    "findings scoredFindings keyFindings mainFindings results constats constatations conclusionsCles achados resultados descobertas",
  metrics: "metrics keyMetrics kpis metriques indicateurs metricas indicadores",
  redFlags:
    "redFlags alerts warnings risks drapeauxRouges alertes risques sinaisDeAlerta alertas riscos bandeirasVermelhas",
  recommendation: "recommendation recommandation recomendacao recommendations recommandations recomendacoes",
  metric:
    "metric metrique metrica kpi indicator indicateur indicador topic sujet name nom nome label title titre titulo flag issue",
  value: "value valeur valor amount montant montante figure",
  unit: "unit unite unidade currency devise moeda",
  category: "category categorie categoria domain domaine type",
  assessment: "assessment evaluation avaliacao appreciation rating severity gravite gravidade severite",
  confidence:
    "confidence confiance confianca confidenceScore scoreConfiance certainty overallConfidence confianceGlobale",
  evidence:
    "evidence evidences preuves preuve evidencias evidencia provas prova sources source fontes fonte citations references",
  claim:
    "claim statement description detail details finding insight summary constat affirmation afirmacao descricao explication",
  period: "period periode periodo",
  basis: "basis base",
  quote: "quote content citation extrait trecho citacao text texte texto excerpt verbatim",
  reference: "source reference fonte referencia location emplacement local document page slide",
  calculation: "calculation calcul calculo formula formule",
  id: "id identifier identifiant",
} as const;
/** A field, by our own name for it. */
export type FieldName = keyof typeof NAMES;

const squeeze = (text: string) => fold(text).replace(/[^a-z0-9]/g, "");
const LOOKUP = new Map<FieldName, string[]>(
  Object.entries(NAMES).map(([field, names]) => [field as FieldName, names.split(" ").map(squeeze)]),
);

/** The field under whichever of its names the agent used, with the key it was found under. */
export function field(object: Free, name: FieldName): { key: string; value: unknown } | null {
  const keys = Object.keys(object);
  for (const wanted of LOOKUP.get(name) ?? []) {
    const key = keys.find((one) => squeeze(one) === wanted);
    if (key !== undefined && object[key] !== null && object[key] !== undefined) return { key, value: object[key] };
  }
  return null;
}

/** Whether a key is one of the names of a field. */
export function isField(key: string, name: FieldName): boolean {
  return LOOKUP.get(name)?.includes(squeeze(key)) ?? false;
}

/** Every field among several names that is there, in the object's own order. */
export function fields(object: Free, names: FieldName[]): { key: string; value: unknown }[] {
  const wanted = new Set(names.flatMap((name) => LOOKUP.get(name) ?? []));
  return Object.keys(object)
    .filter((key) => wanted.has(squeeze(key)) && object[key] !== null && object[key] !== undefined)
    .map((key) => ({ key, value: object[key] }));
}

/** The field as text: a string, or a number written out. */
export function textField(object: Free, name: FieldName): string | null {
  const value = field(object, name)?.value;
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** A number where the text can only be one number; the text itself otherwise ("504K€", "1.234"). */
export function plainNumber(text: string): number | string {
  const compact = text.trim().replace(/[\s\u00a0\u202f](?=\d{3}(?!\d))/g, "");
  if (/^[-+]?\d+$/.test(compact)) return Number(compact);
  if (/^[-+]?\d{1,3}(?:,\d{3}){2,}$/.test(compact)) return Number(compact.replaceAll(",", ""));
  if (/^[-+]?\d+\.(?:\d{1,2}|\d{4,})$/.test(compact) || /^[-+]?0\.\d+$/.test(compact)) return Number(compact);
  return text;
}
