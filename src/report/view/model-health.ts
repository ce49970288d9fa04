import type { Locale } from "../../domain/locale.ts";
import type { ModelHealth } from "../../domain/model-health.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { VOTE_WORDS } from "../../i18n/vote.ts";

/** One model in one role, in words: name, flips, what the evidence bore out, false citations, answers alike. */
export function healthRow(one: ModelHealth, locale: Locale): string[] {
  const { none, of } = VOTE_WORDS[locale].health;
  const part = (some: number, all: number) => (all === 0 ? none : of(some, all));
  return [
    `${one.model}, ${REPORT_WORDS[locale].roles[one.role]}`,
    part(one.flips, one.inBothOrders),
    part(one.held, one.held + one.refused),
    String(one.struck),
    part(one.withMost, one.drawn),
  ];
}
