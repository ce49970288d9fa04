import type { Catalogue } from "./catalogue.ts";

const en = {
  title: "How much of each output was read",
  analyst: "Analyst",
  parts: "Parts understood",
  understood: (understood: number, seen: number) =>
    seen === 0 ? "nothing in its output says anything" : `${understood} of ${seen} parts of its output understood`,
  notUnderstood: (count: number) => (count === 1 ? "1 part not understood" : `${count} parts not understood`),
  /** Before what was not understood, with its place in the output. */
  missed: "Not understood",
};

/** How much of each analyst's output was read: the same words in every report and on the desk. */
export const OUTPUT_READING: Catalogue<typeof en> = {
  en,
  fr: {
    title: "Ce qui a été lu de chaque sortie",
    analyst: "Analyste",
    parts: "Parties comprises",
    understood: (understood, seen) =>
      seen === 0
        ? "rien dans sa sortie ne dit quelque chose"
        : `${understood} parties comprises sur ${seen} de sa sortie`,
    notUnderstood: (count) => (count === 1 ? "1 partie non comprise" : `${count} parties non comprises`),
    missed: "Non compris",
  },
  pt: {
    title: "O que foi lido de cada resultado",
    analyst: "Analista",
    parts: "Partes compreendidas",
    understood: (understood, seen) =>
      seen === 0 ? "nada no seu resultado diz algo" : `${understood} de ${seen} partes do seu resultado compreendidas`,
    notUnderstood: (count) => (count === 1 ? "1 parte não compreendida" : `${count} partes não compreendidas`),
    missed: "Não compreendido",
  },
};
