import type { WorkReportWords } from "./report-html-work.en.ts";

const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** Corrections, comparisons, advice and citations in French. */
export const REPORT_WORK_FR: WorkReportWords = {
  corrections: {
    confidence: (p) => `confiance ${p.before} → ${p.after}`,
    ready: "Analyse utilisable",
    notReady: "Analyse pas encore utilisable",
    rule: "Règle",
    before: "Avant\u00a0:",
    after: "Après\u00a0:",
    removed: "supprimé",
    added: "ajouté",
    legend: "[− supprimé −] et [+ ajouté +] marquent ce qui a changé.",
  },
  grid: {
    caption: "Les chiffres que donnent les deux documents, et leur écart",
    gap: "Écart (modèle / deck − 1)",
    pictures: "Là où les deux diffèrent, sur la page",
  },
  advice: {
    none: "Aucun analyste ne recommande le contraire d’un autre.",
    sides: "Ce que recommande chaque côté",
    differences: "Là où ils se séparent",
    notDecided: "Non tranché\u00a0: la confiance est trop faible pour agir.",
    rounds: (count) => `Le débat, en ${some(count, "tour", "tours")}`,
    stance: {
      holds: "maintient sa position",
      accepts: "accepte le terrain d’entente",
      yields: "renonce à sa position",
    },
    grants: "Concède",
  },
  citations: {
    title: "Citations, analyste par analyste",
    none: "Les analyses ne citent aucun document.",
    caption: "Nombre de citations par verdict, pour chaque analyste",
    all: "Toutes",
    wrongCaption: "Ce qui a été cité, où, et ce que disent vraiment les documents",
    claim: "Affirmation et citation",
    where: "Endroit cité",
    finding: "Ce que nous avons trouvé",
  },
};
