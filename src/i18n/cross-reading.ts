import type { ProposalDeclined } from "../domain/contradiction-proposal.ts";
import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

const en = {
  /** What the question to the model is called, where it failed. */
  subject: "The documents against themselves, read by a model",
  /** Beside what an analyst or a model pointed to. */
  pointedOut: (p: { by: string }) =>
    `Pointed out by ${p.by}. The figures and words were found where they are said to stand; whether both mean the same is for you to ask.`,
  title: "Contradictions inside the documents",
  rules:
    "The rules find a part of them: about one in seven of those a reader found in papers the rules were not made on. Where none is told, there may be some.",
  nobodyElse: "No model read the documents against themselves.",
  read: (p: { proposed: number; taken: number }) =>
    `A model read them too. It proposed ${p.proposed}; the passages and the sum bore out ${p.taken}.`,
  declined: (p: { reasons: string }) => `Not taken: ${p.reasons}.`,
  left: (p: { lines: number }) => `For want of room the model was not shown ${p.lines} lines.`,
  why: {
    no_such_line: "no such line",
    not_there: "the line does not say it",
    one_place: "one and the same place",
    unreadable_sum: "a sum that cannot be done again",
    other_unit: "another unit or currency",
    other_time: "another time",
    other_subject: "another subject",
    holds: "it holds within what is printed",
    told_already: "told already",
    too_many: "beyond what is shown",
  } satisfies Record<ProposalDeclined, string>,
};

/** What a model's reading of the documents against themselves came to, and what the rules alone cannot see. */
export const CROSS_READING_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    subject: "Les documents confrontés à eux-mêmes, lus par un modèle",
    pointedOut: (p) =>
      `Signalé par ${p.by}. Les chiffres et les mots ont été trouvés aux endroits indiqués ; que les deux parlent de la même chose reste à demander.`,
    title: "Contradictions à l’intérieur des documents",
    rules:
      "Les règles en trouvent une partie : environ une sur sept de celles qu’un lecteur a trouvées dans des dossiers qui n’ont pas servi à les écrire. Là où aucune n’est signalée, il peut y en avoir.",
    nobodyElse: "Aucun modèle n’a confronté les documents à eux-mêmes.",
    read: (p) =>
      `Un modèle les a lus aussi. Il en a proposé ${p.proposed} ; les passages et le calcul en confirment ${p.taken}.`,
    declined: (p) => `Non retenu\u00a0: ${p.reasons}.`,
    left: (p) => `Faute de place, ${p.lines} lignes n’ont pas été montrées au modèle.`,
    why: {
      no_such_line: "ligne inexistante",
      not_there: "la ligne ne le dit pas",
      one_place: "un seul et même endroit",
      unreadable_sum: "calcul impossible à refaire",
      other_unit: "autre unité ou autre devise",
      other_time: "autre période",
      other_subject: "autre sujet",
      holds: "compatible avec ce qui est imprimé",
      told_already: "déjà signalé",
      too_many: "au-delà de ce qui est montré",
    },
  },
  pt: {
    subject: "Os documentos contra si mesmos, lidos por um modelo",
    pointedOut: (p) =>
      `Apontado por ${p.by}. Os números e as palavras foram encontrados nos lugares indicados; se as duas falam da mesma coisa é preciso perguntar.`,
    title: "Contradições dentro dos documentos",
    rules:
      "As regras encontram uma parte: cerca de uma em cada sete das que um leitor encontrou em documentos que não serviram para escrevê-las. Onde nenhuma é apontada, pode haver.",
    nobodyElse: "Nenhum modelo leu os documentos contra si mesmos.",
    read: (p) => `Um modelo também os leu. Propôs ${p.proposed}; as passagens e a conta confirmam ${p.taken}.`,
    declined: (p) => `Não aceito: ${p.reasons}.`,
    left: (p) => `Por falta de espaço, ${p.lines} linhas não foram mostradas ao modelo.`,
    why: {
      no_such_line: "linha inexistente",
      not_there: "a linha não o diz",
      one_place: "um só e mesmo lugar",
      unreadable_sum: "conta que não se pode refazer",
      other_unit: "outra unidade ou moeda",
      other_time: "outro período",
      other_subject: "outro assunto",
      holds: "compatível com o que está impresso",
      told_already: "já apontado",
      too_many: "além do que é mostrado",
    },
  },
};

/** What a reader must know of this check before silence is taken for innocence: sentence by sentence. */
export function whatTheCheckSees(
  reading:
    | { proposed: number; taken: number; declined: Partial<Record<ProposalDeclined, number>>; linesLeft: number }
    | undefined,
  locale: Locale,
): string[] {
  const words = CROSS_READING_WORDS[locale];
  if (reading === undefined) return [words.rules, words.nobodyElse];
  const declined = Object.entries(reading.declined).map(
    ([why, count]) => `${words.why[why as ProposalDeclined]} (${count})`,
  );
  return [
    words.rules,
    words.read(reading),
    ...(declined.length === 0 ? [] : [words.declined({ reasons: declined.join(", ") })]),
    ...(reading.linesLeft === 0 ? [] : [words.left({ lines: reading.linesLeft })]),
  ];
}
