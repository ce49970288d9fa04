import type { Catalogue } from "./catalogue.ts";

const en = {
  notJson: (why: string) => `This is not a JSON document (${why}). Give the file review.json as it was written.`,
  notAReview: "This JSON is not a review: it says no version. Give the file review.json as it was written.",
  otherVersion: (found: string, ours: number) =>
    `This review has version ${found}, and this program reads version ${ours}. Use the release that wrote it, or review the deal again.`,
  broken: (path: string, why: string, count: number) =>
    `This review is broken at ${path === "" ? "its top" : path}: ${why}${count > 1 ? ` (and ${count - 1} more faults)` : ""}. It was changed after it was written: take the original, or review the deal again.`,
};

/** What is said of a JSON report that cannot be read back. */
export const REPORT_JSON_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    notJson: (why) => `Ce n’est pas un document JSON (${why}). Donnez le fichier review.json tel qu’il a été écrit.`,
    notAReview:
      "Ce JSON n’est pas une revue\u00a0: il n’indique pas de version. Donnez le fichier review.json tel qu’il a été écrit.",
    otherVersion: (found, ours) =>
      `Cette revue est en version ${found}, et ce programme lit la version ${ours}. Utilisez la version du programme qui l’a écrite, ou refaites la revue du dossier.`,
    broken: (path, why, count) =>
      `Cette revue est abîmée ${path === "" ? "à la racine" : `à l’endroit ${path}`}\u00a0: ${why}${count > 1 ? ` (et ${count - 1} autres défauts)` : ""}. Elle a été modifiée après coup\u00a0: reprenez l’original, ou refaites la revue du dossier.`,
  },
  pt: {
    notJson: (why) => `Isto não é um documento JSON (${why}). Indique o arquivo review.json tal como foi escrito.`,
    notAReview: "Este JSON não é uma revisão: não indica versão. Indique o arquivo review.json tal como foi escrito.",
    otherVersion: (found, ours) =>
      `Esta revisão tem a versão ${found}, e este programa lê a versão ${ours}. Use a versão do programa que a escreveu, ou refaça a revisão do dossiê.`,
    broken: (path, why, count) =>
      `Esta revisão está danificada em ${path === "" ? "sua raiz" : path}: ${why}${count > 1 ? ` (e mais ${count - 1} defeitos)` : ""}. Foi alterada depois de escrita: use o original, ou refaça a revisão do dossiê.`,
  },
};
