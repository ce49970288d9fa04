import type { Catalogue } from "./catalogue.ts";

/** Closed list: what can be wrong with the text of an answer. */
export type FaultKind =
  | "empty"
  | "truncated"
  | "no_json"
  | "cut_short"
  | "malformed"
  | "several"
  | "too_deep"
  | "too_long"
  | "twice"
  | "forbidden_key"
  | "missing"
  | "wrong_type"
  | "not_allowed"
  | "too_small"
  | "too_big"
  | "unknown_key"
  | "wrong_format"
  | "other";

/** One thing that is wrong with an answer, and where. */
export interface AnswerFault {
  kind: FaultKind;
  /** `positions[0].value`; absent where the whole answer is meant. */
  path?: string;
  expected?: string;
  found?: string;
  allowed?: readonly string[];
  limit?: number;
}

type FaultSentences = Record<FaultKind, (f: AnswerFault) => string>;

const at = (f: AnswerFault) => (f.path === undefined || f.path === "" ? "" : `${f.path}: `);
const list = (f: AnswerFault) => (f.allowed ?? []).join(", ");

/** The same words go back to the model (in English) and to the reader (in theirs). */
export const ANSWER_FAULTS: Catalogue<FaultSentences> = {
  en: {
    empty: () => "the answer was empty",
    truncated: (f) => `the answer was cut at ${f.limit ?? "the limit of"} tokens before its end`,
    no_json: () => "there was no JSON in the answer",
    cut_short: () => "the JSON stops before its end",
    malformed: () => "the JSON is not valid",
    several: () => "there were several different JSON answers; exactly one is wanted",
    too_deep: (f) => `the JSON is nested deeper than ${f.limit ?? "allowed"} levels`,
    too_long: (f) => `the answer is longer than ${f.limit ?? "the allowed"} characters`,
    twice: (f) => `${at(f)}the key "${f.found ?? ""}" appears twice in the same object`,
    forbidden_key: (f) => `the key "${f.found ?? ""}" is not allowed`,
    missing: (f) => `${at(f)}is missing (expected ${f.expected ?? "a value"})`,
    wrong_type: (f) => `${at(f)}expected ${f.expected ?? "another type"}, found ${f.found ?? "something else"}`,
    not_allowed: (f) => `${at(f)}must be one of ${list(f)}; found ${f.found ?? "something else"}`,
    too_small: (f) => `${at(f)}is too small or too short (at least ${f.limit ?? "?"})`,
    too_big: (f) => `${at(f)}is too large or too long (at most ${f.limit ?? "?"})`,
    unknown_key: (f) => `${at(f)}unknown key ${list(f)}`,
    wrong_format: (f) => `${at(f)}is not a valid ${f.expected ?? "value"}`,
    other: (f) => `${at(f)}${f.found ?? "is not valid"}`,
  },
  fr: {
    empty: () => "la réponse était vide",
    truncated: (f) => `la réponse a été coupée à ${f.limit ?? "la limite de"} jetons avant sa fin`,
    no_json: () => "la réponse ne contenait pas de JSON",
    cut_short: () => "le JSON s’arrête avant sa fin",
    malformed: () => "le JSON n’est pas valable",
    several: () => "il y avait plusieurs réponses JSON différentes ; il en faut une seule",
    too_deep: (f) => `le JSON est imbriqué sur plus de ${f.limit ?? "?"} niveaux`,
    too_long: (f) => `la réponse dépasse ${f.limit ?? "?"} caractères`,
    twice: (f) => `${at(f)}la clé « ${f.found ?? ""} » figure deux fois dans le même objet`,
    forbidden_key: (f) => `la clé « ${f.found ?? ""} » n’est pas permise`,
    missing: (f) => `${at(f)}manque (attendu : ${f.expected ?? "une valeur"})`,
    wrong_type: (f) => `${at(f)}attendu ${f.expected ?? "un autre type"}, trouvé ${f.found ?? "autre chose"}`,
    not_allowed: (f) => `${at(f)}doit être l’un de ${list(f)} ; trouvé ${f.found ?? "autre chose"}`,
    too_small: (f) => `${at(f)}trop petit ou trop court (au moins ${f.limit ?? "?"})`,
    too_big: (f) => `${at(f)}trop grand ou trop long (au plus ${f.limit ?? "?"})`,
    unknown_key: (f) => `${at(f)}clé inconnue ${list(f)}`,
    wrong_format: (f) => `${at(f)}n’est pas de la forme attendue (${f.expected ?? "?"})`,
    other: (f) => `${at(f)}${f.found ?? "n’est pas valable"}`,
  },
  pt: {
    empty: () => "a resposta estava vazia",
    truncated: (f) => `a resposta foi cortada em ${f.limit ?? "?"} tokens antes do fim`,
    no_json: () => "não havia JSON na resposta",
    cut_short: () => "o JSON para antes do fim",
    malformed: () => "o JSON não é válido",
    several: () => "havia várias respostas JSON diferentes; é preciso exatamente uma",
    too_deep: (f) => `o JSON tem mais de ${f.limit ?? "?"} níveis de aninhamento`,
    too_long: (f) => `a resposta passa de ${f.limit ?? "?"} caracteres`,
    twice: (f) => `${at(f)}a chave "${f.found ?? ""}" aparece duas vezes no mesmo objeto`,
    forbidden_key: (f) => `a chave "${f.found ?? ""}" não é permitida`,
    missing: (f) => `${at(f)}falta (esperado: ${f.expected ?? "um valor"})`,
    wrong_type: (f) => `${at(f)}esperado ${f.expected ?? "outro tipo"}, encontrado ${f.found ?? "outra coisa"}`,
    not_allowed: (f) => `${at(f)}deve ser um de ${list(f)}; encontrado ${f.found ?? "outra coisa"}`,
    too_small: (f) => `${at(f)}pequeno ou curto demais (no mínimo ${f.limit ?? "?"})`,
    too_big: (f) => `${at(f)}grande ou longo demais (no máximo ${f.limit ?? "?"})`,
    unknown_key: (f) => `${at(f)}chave desconhecida ${list(f)}`,
    wrong_format: (f) => `${at(f)}não tem a forma esperada (${f.expected ?? "?"})`,
    other: (f) => `${at(f)}${f.found ?? "não é válido"}`,
  },
};
