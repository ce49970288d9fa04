import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

/** Why a claim of a text stands or falls. */
export type ClaimReason =
  | "same_value"
  | "other_value"
  | "other_scale"
  | "other_sign"
  | "computed_same"
  | "computed_other"
  | "right_direction"
  | "wrong_direction"
  | "peak_right"
  | "peak_wrong"
  | "compared_right"
  | "compared_wrong"
  | "denied_right"
  | "denied_wrong"
  | "beyond_limit"
  | "not_checked"
  | "not_so_there"
  | "translated"
  | "translated_same"
  | "advice"
  | "same_words"
  | "changed_figure"
  | "changed_word"
  | "own_figures"
  | "sum_right"
  | "sum_wrong"
  | "sum_unread"
  | "no_such_label"
  | "no_such_period"
  | "several_fit"
  | "near_label"
  | "not_comparable"
  | "not_decided";

/** What the sentence about a claim is made of. */
export interface ClaimFacts {
  reason: ClaimReason;
  label: string;
  /** What stands in the document. */
  found?: string;
  /** The arithmetic that was done. */
  sum?: string;
}

const WORDS: Catalogue<Record<ClaimReason, (facts: ClaimFacts) => string>> = {
  en: {
    same_value: ({ found }) => `The documents say the same: ${found}.`,
    other_value: ({ found }) => `The documents say ${found}.`,
    other_scale: ({ found }) => `The digits are those of the documents, the scale is not: ${found} there.`,
    other_sign: ({ found }) => `The documents give the opposite sign: ${found}.`,
    computed_same: ({ sum }) => `Recomputed from the documents: ${sum}.`,
    computed_other: ({ sum }) => `Recomputed from the documents it comes out differently: ${sum}.`,
    right_direction: ({ sum }) => `The documents show it: ${sum}.`,
    wrong_direction: ({ sum }) => `The documents show the opposite movement: ${sum}.`,
    peak_right: ({ sum }) => `The series shows it: ${sum}.`,
    peak_wrong: ({ found, sum }) => `The series shows ${found} instead (${sum}).`,
    compared_right: ({ sum }) => `The documents show it: ${sum}.`,
    compared_wrong: ({ sum }) => `The documents show the opposite: ${sum}.`,
    denied_right: ({ sum, found }) => `The documents say the same: ${sum ?? found ?? "it is not so"}.`,
    denied_wrong: ({ sum, found }) => `It is denied here; the documents say it: ${sum ?? found ?? "it is so"}.`,
    beyond_limit: ({ found }) => `The documents give ${found}, which is on the other side.`,
    translated: () =>
      "A translation: the figure stands on that page; what it is said of cannot be told from the words.",
    translated_same: () => "A translation: that page gives this figure of the same metric.",
    not_so_there: () => "What was found bears out the figures, not this: it says it otherwise or not at all.",
    not_checked: () => "This part gives no figure that could be checked: a judgement, or knowledge from elsewhere.",
    advice: () => "Advice or a condition, not a statement about the documents.",
    same_words: () => "A document says so in these words.",
    changed_figure: ({ found }) => `A document has this sentence with another figure: ${found}.`,
    changed_word: () => "A document says the opposite in the same words.",
    own_figures: ({ sum }) => `The sentence's own figures say otherwise: ${sum}.`,
    sum_right: ({ sum }) => `The sum comes out: ${sum}.`,
    sum_wrong: ({ sum }) => `The sum does not come out: ${sum}.`,
    sum_unread: ({ sum }) => `The sum could not be redone: ${sum}.`,
    no_such_label: ({ label }) =>
      `No passage of the documents was found that gives “${label}”: outside knowledge, or said in other words.`,
    no_such_period: ({ label }) => `The documents speak of “${label}”, not of this time.`,
    several_fit: () => "Several passages could be meant, and they do not agree.",
    near_label: ({ found }) => `Only a similar label was found (${found}): it may be something else.`,
    not_comparable: () => "The values there cannot be compared in this way.",
    not_decided: () => "The documents neither confirm nor deny it beyond doubt.",
  },
  fr: {
    same_value: ({ found }) => `Les documents disent de même : ${found}.`,
    other_value: ({ found }) => `Les documents disent ${found}.`,
    other_scale: ({ found }) => `Les chiffres sont ceux des documents, pas l’échelle : ${found} y est écrit.`,
    other_sign: ({ found }) => `Les documents donnent le signe contraire : ${found}.`,
    computed_same: ({ sum }) => `Recalculé d’après les documents : ${sum}.`,
    computed_other: ({ sum }) => `Recalculé d’après les documents, le résultat diffère : ${sum}.`,
    right_direction: ({ sum }) => `Les documents le montrent : ${sum}.`,
    wrong_direction: ({ sum }) => `Les documents montrent le mouvement contraire : ${sum}.`,
    peak_right: ({ sum }) => `La série le montre : ${sum}.`,
    peak_wrong: ({ found, sum }) => `La série montre plutôt ${found} (${sum}).`,
    compared_right: ({ sum }) => `Les documents le montrent : ${sum}.`,
    compared_wrong: ({ sum }) => `Les documents montrent le contraire : ${sum}.`,
    denied_right: ({ sum, found }) => `Les documents disent de même : ${sum ?? found ?? "ce n’est pas le cas"}.`,
    denied_wrong: ({ sum, found }) => `C’est nié ici ; les documents le disent : ${sum ?? found ?? "c’est le cas"}.`,
    beyond_limit: ({ found }) => `Les documents donnent ${found}, de l’autre côté de cette limite.`,
    translated: () => "Une traduction : le chiffre est sur cette page ; les mots ne disent pas de quoi il y est dit.",
    translated_same: () => "Une traduction : cette page donne ce chiffre pour le même indicateur.",
    not_so_there: () => "Ce qui a été trouvé confirme les chiffres, pas ceci : dit autrement, ou pas du tout.",
    not_checked: () => "Cette partie ne donne aucun chiffre vérifiable : un jugement, ou un savoir extérieur.",
    advice: () => "Un conseil ou une condition, pas une affirmation sur les documents.",
    same_words: () => "Un document le dit en ces termes.",
    changed_figure: ({ found }) => `Un document contient cette phrase avec un autre chiffre : ${found}.`,
    changed_word: () => "Un document dit le contraire dans les mêmes termes.",
    own_figures: ({ sum }) => `Les chiffres mêmes de la phrase disent le contraire : ${sum}.`,
    sum_right: ({ sum }) => `Le calcul est juste : ${sum}.`,
    sum_wrong: ({ sum }) => `Le calcul est faux : ${sum}.`,
    sum_unread: ({ sum }) => `Le calcul n’a pas pu être refait : ${sum}.`,
    no_such_label: ({ label }) =>
      `Aucun passage des documents ne donne « ${label} » : savoir extérieur, ou dit en d’autres mots.`,
    no_such_period: ({ label }) => `Les documents parlent de « ${label} », mais pas pour cette période.`,
    several_fit: () => "Plusieurs passages pourraient être visés, et ils ne concordent pas.",
    near_label: ({ found }) => `Seul un libellé proche a été trouvé (${found}) : il peut s’agir d’autre chose.`,
    not_comparable: () => "Les valeurs qui s’y trouvent ne se comparent pas ainsi.",
    not_decided: () => "Les documents ne permettent ni de le confirmer ni de l’infirmer avec certitude.",
  },
  pt: {
    same_value: ({ found }) => `Os documentos dizem o mesmo: ${found}.`,
    other_value: ({ found }) => `Os documentos dizem ${found}.`,
    other_scale: ({ found }) => `Os algarismos são os dos documentos, a escala não: lá está ${found}.`,
    other_sign: ({ found }) => `Os documentos dão o sinal contrário: ${found}.`,
    computed_same: ({ sum }) => `Recalculado a partir dos documentos: ${sum}.`,
    computed_other: ({ sum }) => `Recalculado a partir dos documentos, o resultado é outro: ${sum}.`,
    right_direction: ({ sum }) => `Os documentos mostram isso: ${sum}.`,
    wrong_direction: ({ sum }) => `Os documentos mostram o movimento contrário: ${sum}.`,
    peak_right: ({ sum }) => `A série mostra isso: ${sum}.`,
    peak_wrong: ({ found, sum }) => `A série mostra antes ${found} (${sum}).`,
    compared_right: ({ sum }) => `Os documentos mostram isso: ${sum}.`,
    compared_wrong: ({ sum }) => `Os documentos mostram o contrário: ${sum}.`,
    denied_right: ({ sum, found }) => `Os documentos dizem o mesmo: ${sum ?? found ?? "não é assim"}.`,
    denied_wrong: ({ sum, found }) => `Aqui nega-se; os documentos dizem-no: ${sum ?? found ?? "é assim"}.`,
    beyond_limit: ({ found }) => `Os documentos dão ${found}, do outro lado desse limite.`,
    translated: () => "Uma tradução: o número está nessa página; as palavras não dizem de que ele é dito ali.",
    translated_same: () => "Uma tradução: essa página dá este número para o mesmo indicador.",
    not_so_there: () => "O que foi encontrado confirma os números, não isto: diz de outra forma, ou não diz.",
    not_checked: () => "Esta parte não dá número que se possa verificar: um juízo, ou conhecimento externo.",
    advice: () => "Um conselho ou uma condição, não uma afirmação sobre os documentos.",
    same_words: () => "Um documento diz isso com estas palavras.",
    changed_figure: ({ found }) => `Um documento tem esta frase com outro número: ${found}.`,
    changed_word: () => "Um documento diz o contrário com as mesmas palavras.",
    own_figures: ({ sum }) => `Os próprios números da frase dizem o contrário: ${sum}.`,
    sum_right: ({ sum }) => `A conta está certa: ${sum}.`,
    sum_wrong: ({ sum }) => `A conta está errada: ${sum}.`,
    sum_unread: ({ sum }) => `A conta não pôde ser refeita: ${sum}.`,
    no_such_label: ({ label }) =>
      `Não se encontrou nos documentos passagem que dê “${label}”: conhecimento externo, ou dito por outras palavras.`,
    no_such_period: ({ label }) => `Os documentos falam de “${label}”, mas não desse período.`,
    several_fit: () => "Várias passagens poderiam ser a referida, e não concordam entre si.",
    near_label: ({ found }) => `Só se encontrou uma designação parecida (${found}): pode ser outra coisa.`,
    not_comparable: () => "Os valores que lá estão não se comparam assim.",
    not_decided: () => "Os documentos não o confirmam nem o desmentem sem dúvida.",
  },
};

/** Why a claim stands or falls, as a sentence. */
export function explainClaim(facts: ClaimFacts, locale: Locale): string {
  return WORDS[locale][facts.reason](facts);
}
