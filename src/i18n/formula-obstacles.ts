import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

/** Why our recalculation leaves a formula alone, by the readers' codes. */
const OBSTACLES: Catalogue<Record<string, string>> = {
  en: {
    external_link: "it reads another file",
    changes_with_time: "it changes with the date or at random",
    structured_reference: "it names table columns",
    array_formula: "it fills several cells",
    name: "it uses a name we cannot resolve",
    too_large: "it reads too many cells",
    text_format: "it depends on how text is formatted",
    rounding: "it depends on the last digit",
    moving_reference: "its references are computed",
    three_dimensional: "it reads several sheets at once",
    implicit_intersection: "it depends on the cell it stands in",
    date_system: "the workbook counts dates from 1904",
    double_minus: "it turns text into numbers",
    unknown_input: "it needs a cell that could not be recomputed",
    unknown_sheet: "it reads a sheet that is not there",
    too_many_references: "it refers to too many cells",
    engine_gave_up: "the recalculation gave up",
  },
  fr: {
    external_link: "elle lit un autre fichier",
    changes_with_time: "elle change avec la date ou au hasard",
    structured_reference: "elle nomme des colonnes de tableau",
    array_formula: "elle remplit plusieurs cellules",
    name: "elle utilise un nom impossible à résoudre",
    too_large: "elle lit trop de cellules",
    text_format: "elle dépend de la mise en forme d'un texte",
    rounding: "elle dépend du dernier chiffre",
    moving_reference: "ses références sont calculées",
    three_dimensional: "elle lit plusieurs onglets à la fois",
    implicit_intersection: "elle dépend de la cellule où elle se trouve",
    date_system: "le classeur compte les dates depuis 1904",
    double_minus: "elle change du texte en nombres",
    unknown_input: "elle dépend d'une cellule non recalculée",
    unknown_sheet: "elle lit un onglet absent",
    too_many_references: "elle renvoie à trop de cellules",
    engine_gave_up: "le recalcul a renoncé",
  },
  pt: {
    external_link: "lê outro arquivo",
    changes_with_time: "muda com a data ou ao acaso",
    structured_reference: "cita colunas de tabela",
    array_formula: "preenche várias células",
    name: "usa um nome que não se resolve",
    too_large: "lê células demais",
    text_format: "depende da formatação de um texto",
    rounding: "depende do último dígito",
    moving_reference: "suas referências são calculadas",
    three_dimensional: "lê várias folhas de uma vez",
    implicit_intersection: "depende da célula em que está",
    date_system: "a pasta conta as datas desde 1904",
    double_minus: "transforma texto em números",
    unknown_input: "depende de uma célula não recalculada",
    unknown_sheet: "lê uma aba que não existe",
    too_many_references: "refere-se a células demais",
    engine_gave_up: "o recálculo desistiu",
  },
};

const FUNCTION: Catalogue<(name: string) => string> = {
  en: (name) => `the function ${name} is not known`,
  fr: (name) => `la fonction ${name} n'est pas connue`,
  pt: (name) => `a função ${name} não é conhecida`,
};

/** A reader's reason in words; one we have no words for is shown as it is. */
export function obstacleWords(reason: string, locale: Locale): string {
  const called = /^function (.+)$/.exec(reason)?.[1];
  if (called !== undefined) return FUNCTION[locale](called);
  const words = OBSTACLES[locale];
  return Object.hasOwn(words, reason) ? (words[reason] as string) : reason;
}
