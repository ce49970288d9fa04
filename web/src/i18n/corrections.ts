import type { CritiqueSeverity, CritiqueType } from "../../../src/domain/critique.ts";
import type { ChangeType, ImprovementStatus } from "../../../src/domain/improvement.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import { asLabels, TERMS } from "../../../src/i18n/terms.ts";

interface CorrectionWords {
  none: { title: string; body: string };
  failed: { title: string; body: string };
  title: string;
  intro: string;
  quality: (before: string, after: string) => string;
  ready: string;
  notReady: string;
  at: string;
  impact: string;
  source: string;
  calculation: string;
  crossReference: string;
  searched: string;
  confidenceBy: (points: string) => string;
  accept: string;
  reject: string;
  accepted: (by: string) => string;
  rejected: (by: string) => string;
  agreed: string;
  needs: string;
  weaknesses: string;
  status: Record<ImprovementStatus, string>;
  severity: Record<CritiqueSeverity, string>;
  type: Record<CritiqueType, string>;
  change: Record<ChangeType, string>;
  left: (count: number) => string;
}

/** What was corrected in the analyses. */
export const CORRECTIONS: Catalogue<CorrectionWords> = {
  fr: {
    none: {
      title: "Aucune analyse n’a eu besoin d’être corrigée",
      body: "Les agents étaient assez sûrs d’eux et leurs alertes avaient une source vérifiée.",
    },
    failed: {
      title: "Des analyses n’ont pas pu être relues",
      body: "Ce n’est pas un satisfecit : l’étape a échoué, ou sa limite était atteinte. Voir « Ce qui n’a pas été examiné ».",
    },
    title: "Corrections",
    intro:
      "Chaque correction est montrée à sa place dans l’analyse, avec sa source. Rien ne s’efface : l’original reste lisible.",
    quality: (before, after) => `Qualité ${before} → ${after}`,
    ready: "Prête pour l’investisseur",
    notReady: "Pas encore prête pour l’investisseur",
    at: "Endroit",
    impact: "Ce que l’investisseur comprendrait mal",
    source: "Source",
    calculation: "Calcul",
    crossReference: "Recoupement",
    searched: "Cherché sans résultat",
    confidenceBy: (points) => `confiance ${points}`,
    accept: "Accepter",
    reject: "Rejeter",
    accepted: (by) => `Acceptée par ${by}`,
    rejected: (by) => `Rejetée par ${by}`,
    agreed: "Correction conforme à sa source.",
    needs: "À obtenir du fondateur",
    weaknesses: "Faiblesses restantes",
    status: { FIXED: "Corrigé", PARTIALLY_FIXED: "Corrigé en partie", CANNOT_FIX: "Impossible à corriger" },
    severity: asLabels(TERMS.fr.grade),
    type: asLabels(TERMS.fr.critique),
    change: {
      added_source: "source ajoutée",
      added_calculation: "calcul ajouté",
      completed_red_flag: "alerte complétée",
      added_cross_reference: "recoupement ajouté",
      clarified: "précisé",
      removed: "retiré",
      downgraded: "atténué",
    },
    left: (count) => (count === 0 ? "Toutes les corrections sont décidées" : `${count} à décider`),
  },
  en: {
    none: {
      title: "No analysis needed correcting",
      body: "The agents were sure enough and their red flags had a verified source.",
    },
    failed: {
      title: "Some analyses could not be reviewed",
      body: "This is no clean bill: the stage failed, or its limit was reached. See “What was not examined”.",
    },
    title: "Corrections",
    intro:
      "Each correction is shown at its place in the analysis, with its source. Nothing is erased: the original stays readable.",
    quality: (before, after) => `Quality ${before} → ${after}`,
    ready: "Ready for the investor",
    notReady: "Not yet ready for the investor",
    at: "Place",
    impact: "What the investor would get wrong",
    source: "Source",
    calculation: "Calculation",
    crossReference: "Cross-reference",
    searched: "Searched without result",
    confidenceBy: (points) => `confidence ${points}`,
    accept: "Accept",
    reject: "Reject",
    accepted: (by) => `Accepted by ${by}`,
    rejected: (by) => `Rejected by ${by}`,
    agreed: "The correction agrees with its source.",
    needs: "To get from the founder",
    weaknesses: "Remaining weaknesses",
    status: { FIXED: "Fixed", PARTIALLY_FIXED: "Partly fixed", CANNOT_FIX: "Cannot be fixed" },
    severity: asLabels(TERMS.en.grade),
    type: asLabels(TERMS.en.critique),
    change: {
      added_source: "source added",
      added_calculation: "calculation added",
      completed_red_flag: "red flag completed",
      added_cross_reference: "cross-reference added",
      clarified: "clarified",
      removed: "removed",
      downgraded: "toned down",
    },
    left: (count) => (count === 0 ? "Every correction is decided" : `${count} to decide`),
  },
  pt: {
    none: {
      title: "Nenhuma análise precisou de correção",
      body: "Os agentes estavam seguros o bastante e seus alertas tinham fonte verificada.",
    },
    failed: {
      title: "Algumas análises não puderam ser revistas",
      body: "Isto não é um atestado: a etapa falhou ou o limite foi atingido. Veja “O que não foi examinado”.",
    },
    title: "Correções",
    intro: "Cada correção aparece no seu lugar na análise, com a fonte. Nada se apaga: o original continua legível.",
    quality: (before, after) => `Qualidade ${before} → ${after}`,
    ready: "Pronta para o investidor",
    notReady: "Ainda não pronta para o investidor",
    at: "Lugar",
    impact: "O que o investidor entenderia errado",
    source: "Fonte",
    calculation: "Cálculo",
    crossReference: "Cruzamento",
    searched: "Procurado sem resultado",
    confidenceBy: (points) => `confiança ${points}`,
    accept: "Aceitar",
    reject: "Rejeitar",
    accepted: (by) => `Aceita por ${by}`,
    rejected: (by) => `Rejeitada por ${by}`,
    agreed: "A correção confere com a fonte.",
    needs: "A obter do fundador",
    weaknesses: "Fraquezas restantes",
    status: { FIXED: "Corrigido", PARTIALLY_FIXED: "Corrigido em parte", CANNOT_FIX: "Impossível corrigir" },
    severity: asLabels(TERMS.pt.grade),
    type: asLabels(TERMS.pt.critique),
    change: {
      added_source: "fonte acrescentada",
      added_calculation: "cálculo acrescentado",
      completed_red_flag: "alerta completado",
      added_cross_reference: "cruzamento acrescentado",
      clarified: "esclarecido",
      removed: "retirado",
      downgraded: "atenuado",
    },
    left: (count) => (count === 0 ? "Todas as correções estão decididas" : `${count} a decidir`),
  },
};
