import { normalizeLabel } from "../quantities/topics/match.ts";

/** The scale of assessments, from worst to best; `suspicious` stands apart and opposes the good ones. */
export type Assessment = "poor" | "below_average" | "average" | "above_average" | "exceptional" | "suspicious";

const STEP: Record<Assessment, number> = {
  poor: 0,
  below_average: 1,
  average: 2,
  above_average: 3,
  exceptional: 4,
  suspicious: 0,
};

/** How analysts say it, in three languages; read without case, accents and punctuation. */
const WORDS: Record<Assessment, string> = {
  exceptional:
    "exceptional,excellent,outstanding,best in class,top decile,world class,stellar,exceptionnel,exceptionnelle,excellente,remarquable,hors norme,excepcional,excelente,extraordinario,extraordinaria,notavel",
  above_average:
    "above average,good,strong,very good,solid,positive,favourable,favorable,attractive,healthy,promising,superieur a la moyenne,superieure a la moyenne,au dessus de la moyenne,bon,bonne,tres bon,tres bonne,fort,forte,solide,positif,positive,sain,saine,prometteur,prometteuse,attractif,acima da media,bom,boa,muito bom,muito boa,forte,solido,solida,positivo,positiva,saudavel,promissor,promissora,atrativo,atraente",
  average:
    "average,fair,medium,neutral,acceptable,adequate,ok,in line,moyen,moyenne,correct,correcte,neutre,acceptable,dans la moyenne,convenable,medio,media,na media,neutro,neutra,aceitavel,regular,adequado,adequada,razoavel",
  below_average:
    "below average,weak,concerning,mediocre,negative,unfavourable,unfavorable,inferieur a la moyenne,inferieure a la moyenne,en dessous de la moyenne,faible,insuffisant,insuffisante,negatif,negative,preoccupant,preoccupante,fragile,abaixo da media,fraco,fraca,insuficiente,negativo,negativa,preocupante,fragil",
  poor: "poor,bad,very weak,very bad,terrible,critical,unacceptable,mauvais,mauvaise,tres faible,tres mauvais,tres mauvaise,catastrophique,inacceptable,ruim,mau,ma,muito fraco,muito fraca,muito ruim,pessimo,pessima,inaceitavel",
  suspicious:
    "suspicious,suspect,suspecte,doubtful,implausible,too good to be true,not credible,douteux,douteuse,peu credible,invraisemblable,suspeito,suspeita,duvidoso,duvidosa,inverossimil,pouco crivel",
};

const BY_WORD = new Map<string, Assessment>();
for (const [assessment, words] of Object.entries(WORDS) as [Assessment, string][]) {
  for (const word of words.split(",")) BY_WORD.set(word, assessment);
}

const read = new Map<string, Assessment | null>();

/** Reads a label such as "Above Average", "faible", "EXCEPCIONAL"; null where it is no assessment we know. */
export function readAssessment(text: string): Assessment | null {
  if (text.length > 60) return null;
  const known = read.get(text);
  if (known !== undefined) return known;
  const assessment = BY_WORD.get(normalizeLabel(text)) ?? null;
  if (read.size < 10_000) read.set(text, assessment);
  return assessment;
}

/** Steps between two assessments. `suspicious` opposes only the good ones, as the worst would. */
export function assessmentDistance(a: Assessment, b: Assessment): number {
  if (a === b) return 0;
  if (a === "suspicious" || b === "suspicious") {
    const other = a === "suspicious" ? b : a;
    return STEP[other] > STEP.average ? STEP[other] : 0;
  }
  return Math.abs(STEP[a] - STEP[b]);
}

/** What a percentile says of a metric where more is better. */
export function assessmentOfPercentile(percentile: number): Assessment {
  if (percentile > 99 || percentile < 1) return "suspicious";
  if (percentile > 90) return "exceptional";
  if (percentile >= 75) return "above_average";
  if (percentile >= 25) return "average";
  return percentile >= 10 ? "below_average" : "poor";
}
