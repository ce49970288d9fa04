import { styleText } from "node:util";
import type { Locale } from "../domain/locale.ts";
import type { FusedObject, Fusion } from "../fusion/fuse.ts";
import { FUSE_WORDS } from "../i18n/cli-fuse.ts";
import { oneLine } from "../report/view/print.ts";
import { tabulate } from "./table.ts";

/** What is only likely is not printed as certain. */
const MOST_SURE = 0.99;

/** A fusion as a person reads it in a terminal: disputed things first. */
export function showFusion(
  { objects, sources, copying, neverApart }: Fusion,
  read: { claims: number; skipped: readonly number[] },
  locale: Locale,
): string {
  const words = FUSE_WORDS[locale];
  const count = (n: number) => new Intl.NumberFormat(locale).format(n);
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  const { object, value, sure, by, other } = words.head;
  const disputedFirst = objects.toSorted((a, b) => a.confidence - b.confidence);
  const rows = disputedFirst.map((one) => rowOf(one, locale));
  return `${[
    styleText("bold", words.title(count(read.claims), count(objects.length), count(sources.length))),
    ...(read.skipped.length > 0 ? [words.skipped(read.skipped.join(", "))] : []),
    "",
    ...tabulate([[object, value, sure, by, other], ...rows], { right: [1, 2] }),
    "",
    styleText("bold", words.sources),
    ...tabulate(
      sources.map(({ agent, reliability: { mean, low, high } }) => [
        oneLine(agent),
        percent(mean),
        `${percent(low)}–${percent(high)}`,
      ]),
      { right: [1, 2] },
    ),
    "",
    styleText("bold", copying.length === 0 ? words.noCopying : words.copying),
    ...copying.map(
      ({ sources: group, probability }) =>
        `  ${words.group(group.map(oneLine).join(", "), percent(Math.min(probability, MOST_SURE)))}`,
    ),
    ...(neverApart.length === 0 ? [] : ["", styleText("bold", words.neverApart)]),
    ...neverApart.map((group) => `  ${group.map(oneLine).join(", ")}`),
    "",
    words.hint,
  ].join("\n")}\n`;
}

function rowOf({ object, value, confidence, decidedBy, tied, ranked }: FusedObject, locale: Locale): string[] {
  const words = FUSE_WORDS[locale];
  const others = ranked.filter((one) => one.value !== value).slice(0, 3);
  return [
    oneLine(object),
    printed(value, locale),
    new Intl.NumberFormat(locale, { style: "percent" }).format(confidence / 100),
    tied ? words.tie : words.by[decidedBy],
    others.map((one) => `${printed(one.value, locale)} (${one.agents.length})`).join(", "),
  ];
}

function printed(value: number | string, locale: Locale): string {
  return typeof value === "string"
    ? oneLine(value)
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value);
}
