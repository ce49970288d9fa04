import type { Catalogue } from "./catalogue.ts";

/** What a sentence about a sum may say. Numbers are already written in the reader's language. */
export interface SumFacts {
  /** The sum as written. */
  formula: string;
  /** The result or the step it is held against, as written. */
  claimed: string;
  /** What the arithmetic gives. */
  value: string;
  /** Which equality of the chain, from 1. */
  step: number;
  /** The last digits were cut off instead of rounded. */
  cutOff: boolean;
}

const en = {
  right: ({ formula, claimed, value }: SumFacts) =>
    `Recomputed: “${formula}” gives ${value}, in line with the ${claimed} stated.`,
  wrong_result: ({ formula, claimed, value, step, cutOff }: SumFacts) =>
    `${step > 1 ? `Step ${step} does not follow` : "The sum is wrong"}: “${formula}” gives ${value}, not ${claimed}${cutOff ? " (cut off instead of rounded)" : ""}.`,
  unit_mismatch: ({ formula, claimed }: SumFacts) =>
    `The digits agree, but “${formula}” and ${claimed} are not in the same currency and no exchange rate is given.`,
  nothing_to_compare: ({ value }: { value: string }) =>
    `The formula gives ${value}, but no result was stated to compare it with.`,
  unreadable: () => "This formula could not be read as a sum; write it with numbers, names and + − × ÷ ^ ( ).",
  too_large: () =>
    "This formula is too long, too deep or its numbers too large to be a financial sum; it was not computed.",
  missing_input: ({ names }: { names: string }) => `The sum cannot be recomputed: no value was given for ${names}.`,
  division_by_zero: () => "The sum divides by zero, so it has no result.",
  not_finite: () => "The sum has no real number as its result.",
};

/** One sentence for each outcome of a checked sum. */
export const CALCULATION_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    right: ({ formula, claimed, value }) =>
      `Recalculé : « ${formula} » donne ${value}, ce qui concorde avec ${claimed}.`,
    wrong_result: ({ formula, claimed, value, step, cutOff }) =>
      `${step > 1 ? `L’étape ${step} ne tient pas` : "Le calcul est faux"} : « ${formula} » donne ${value}, et non ${claimed}${cutOff ? " (tronqué au lieu d’être arrondi)" : ""}.`,
    unit_mismatch: ({ formula, claimed }) =>
      `Les chiffres concordent, mais « ${formula} » et ${claimed} ne sont pas dans la même devise et aucun taux de change n’est donné.`,
    nothing_to_compare: ({ value }) => `La formule donne ${value}, mais aucun résultat n’a été indiqué pour comparer.`,
    unreadable: () =>
      "Cette formule n’a pas pu être lue comme un calcul ; écrivez-la avec des nombres, des noms et + − × ÷ ^ ( ).",
    too_large: () =>
      "Cette formule est trop longue, trop imbriquée ou ses nombres trop grands pour un calcul financier ; elle n’a pas été calculée.",
    missing_input: ({ names }) => `Le calcul ne peut pas être refait : aucune valeur n’a été donnée pour ${names}.`,
    division_by_zero: () => "Le calcul divise par zéro : il n’a pas de résultat.",
    not_finite: () => "Le calcul n’a pas de nombre réel pour résultat.",
  },
  pt: {
    right: ({ formula, claimed, value }) =>
      `Recalculado: “${formula}” dá ${value}, de acordo com o valor indicado, ${claimed}.`,
    wrong_result: ({ formula, claimed, value, step, cutOff }) =>
      `${step > 1 ? `O passo ${step} não se verifica` : "O cálculo está errado"}: “${formula}” dá ${value}, e não ${claimed}${cutOff ? " (truncado em vez de arredondado)" : ""}.`,
    unit_mismatch: ({ formula, claimed }) =>
      `Os algarismos coincidem, mas “${formula}” e ${claimed} não estão na mesma moeda e não é indicada nenhuma taxa de câmbio.`,
    nothing_to_compare: ({ value }) => `A fórmula dá ${value}, mas não foi indicado nenhum resultado para comparar.`,
    unreadable: () =>
      "Não foi possível ler esta fórmula como um cálculo; escreva-a com números, nomes e + − × ÷ ^ ( ).",
    too_large: () =>
      "Esta fórmula é demasiado longa, tem demasiados níveis ou números demasiado grandes para um cálculo financeiro; não foi calculada.",
    missing_input: ({ names }) => `Não é possível refazer o cálculo: não foi indicado nenhum valor para ${names}.`,
    division_by_zero: () => "O cálculo divide por zero, por isso não tem resultado.",
    not_finite: () => "O cálculo não tem um número real como resultado.",
  },
};
