import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

const en = {
  nothing_said: "says nothing",
  not_understood: "was not understood",
  no_findings: "no finding with a metric and a value was recognised",
  prose: "is prose without a metric and a value; it is kept in the output",
  no_metric: "does not say which metric it is about",
  unreadable_value: "has a value that is neither a number nor a text",
  too_deep: "is nested too deeply",
  invalid: "does not have the shape of a finding",
};

type UnreadSentences = typeof en;

/** Why a part of an agent's output was not understood, or only in part. */
const UNREAD: Catalogue<UnreadSentences> = {
  en,
  fr: {
    nothing_said: "ne dit rien",
    not_understood: "n’a pas été compris",
    no_findings: "aucun constat avec une métrique et une valeur n’a été reconnu",
    prose: "est de la prose sans métrique ni valeur ; elle reste dans la sortie",
    no_metric: "ne dit pas de quelle métrique il s’agit",
    unreadable_value: "a une valeur qui n’est ni un nombre ni un texte",
    too_deep: "est imbriqué trop profondément",
    invalid: "n’a pas la forme d’un constat",
  },
  pt: {
    nothing_said: "não diz nada",
    not_understood: "não foi compreendido",
    no_findings: "não foi reconhecido nenhum achado com métrica e valor",
    prose: "é prosa sem métrica nem valor; fica no resultado",
    no_metric: "não diz de que métrica se trata",
    unreadable_value: "tem um valor que não é número nem texto",
    too_deep: "está aninhado demasiado fundo",
    invalid: "não tem a forma de um achado",
  },
};

const WHOLE: Record<Locale, string> = { en: "the whole output", fr: "la sortie entière", pt: "o resultado inteiro" };

/** "findings[2]: gives no confidence; it counts as 0". */
export function describeUnread(
  part: { path: string; reason: keyof UnreadSentences; text?: string },
  locale: Locale,
): string {
  const path = part.path === "$" ? WHOLE[locale] : part.path;
  const words = part.text === undefined ? "" : ` (“${part.text}”)`;
  return `${path}${locale === "fr" ? "\u00a0: " : ": "}${UNREAD[locale][part.reason]}${words}`;
}
