import type { Catalogue } from "./catalogue.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
/** French counts zero and one as singular. */
const plusieurs = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;

const en = {
  title: "What was not examined, and why",
  intro: "A review is only as good as what it has seen. This is what it has not seen, or has set aside.",
  nothing: "Nothing was left out.",
  failed: "Stages that failed",
  gaps: "Gaps in the review",
  unreadable: "Documents that could not be read",
  warnings: "Remarks on the deal folder",
  noted: "Noted without a verdict",
  notedWhich: "moderate contradictions where one side is sure, and smaller gaps that still matter",
  notReflected: "Analyses that needed criticism and did not get it",
  leftToCourt: "Cases a model should have heard: the documents decided alone",
  mismatches: "Different definitions, hence no contradiction",
  valueGaps: "One analyst has a value, another says there is none",
  refused: "Findings that cannot be compared with anything",
  unchecked: "Evidence that names no document, hence not checked",
  dataGaps: "What the documents do not say",
  pictures: "Pages without a picture",
  notices: "Remarks on the analyses",
  reasons: { limit: "beyond the limit", failed: "failed" },
  beyond: "Contradictions without a verdict",
  uncheckedEvidence: (count: number) =>
    `${many(count, "piece of evidence names", "pieces of evidence name")} no document and could not be checked.`,
  /** Documents that were read with care. */
  reservations: "Read with reservations",
  conflictsBeyond: "Opposed recommendations beyond the limit",
  skipped: "Stages that did not run",
};

const fr: typeof en = {
  title: "Ce qui n’a pas été examiné, et pourquoi",
  intro: "Une revue ne vaut que par ce qu’elle a vu. Voici ce qu’elle n’a pas vu, ou qu’elle a laissé de côté.",
  nothing: "Rien n’a été laissé de côté.",
  failed: "Étapes échouées",
  gaps: "Lacunes de la revue",
  unreadable: "Documents qui n’ont pas pu être lus",
  warnings: "Remarques sur le dossier",
  noted: "Relevé sans verdict",
  notedWhich: "contradictions modérées où un côté est sûr de lui, et écarts moindres qui comptent pourtant",
  notReflected: "Analyses qui méritaient une critique et n’en ont pas eu",
  leftToCourt: "Cas qu’un modèle devait entendre\u00a0: les documents ont décidé seuls",
  mismatches: "Définitions différentes, donc pas de contradiction",
  valueGaps: "Un analyste a une valeur, un autre dit qu’il n’y en a pas",
  refused: "Constats qui ne peuvent être comparés à rien",
  unchecked: "Preuves qui ne nomment aucun document, donc non vérifiées",
  dataGaps: "Ce que les documents ne disent pas",
  pictures: "Pages sans image",
  notices: "Remarques sur les analyses",
  reasons: { limit: "au-delà de la limite", failed: "échec" },
  beyond: "Contradictions sans verdict",
  uncheckedEvidence: (count) =>
    `${plusieurs(count, "preuve ne nomme", "preuves ne nomment")} aucun document et n’${count < 2 ? "a" : "ont"} pas pu être ${count < 2 ? "vérifiée" : "vérifiées"}.`,
  reservations: "Lu avec des réserves",
  conflictsBeyond: "Recommandations opposées au-delà de la limite",
  skipped: "Étapes qui n’ont pas eu lieu",
};

const pt: typeof en = {
  title: "O que não foi examinado, e por quê",
  intro: "Uma revisão vale o que ela viu. Isto é o que ela não viu, ou deixou de lado.",
  nothing: "Nada ficou de fora.",
  failed: "Etapas que falharam",
  gaps: "Lacunas da revisão",
  unreadable: "Documentos que não puderam ser lidos",
  warnings: "Observações sobre a pasta do dossiê",
  noted: "Anotado sem veredito",
  notedWhich: "contradições moderadas em que um lado está seguro, e diferenças menores que ainda contam",
  notReflected: "Análises que precisavam de crítica e não a tiveram",
  leftToCourt: "Casos que um modelo devia ouvir: os documentos decidiram sozinhos",
  mismatches: "Definições diferentes, logo não há contradição",
  valueGaps: "Um analista tem um valor, outro diz que não há",
  refused: "Constatações que não podem ser comparadas com nada",
  unchecked: "Provas que não nomeiam nenhum documento, logo não verificadas",
  dataGaps: "O que os documentos não dizem",
  pictures: "Páginas sem imagem",
  notices: "Observações sobre as análises",
  reasons: { limit: "além do limite", failed: "falhou" },
  beyond: "Contradições sem veredito",
  uncheckedEvidence: (count) =>
    `${many(count, "prova não nomeia", "provas não nomeiam")} nenhum documento e não ${count === 1 ? "pôde ser verificada" : "puderam ser verificadas"}.`,
  reservations: "Lido com reservas",
  conflictsBeyond: "Recomendações opostas além do limite",
  skipped: "Etapas que não aconteceram",
};

/** What was not examined and why, in every report. */
export const NOT_EXAMINED: Catalogue<typeof en> = { en, fr, pt };
