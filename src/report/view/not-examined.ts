import { REPORT_WORDS } from "../../i18n/report.ts";
import { documentKinds } from "../../i18n/sources.ts";
import type { Review } from "../../review/result.ts";
import { type Block, type Item, list, table, text } from "./block.ts";
import { type LeftOutItem, leftOut } from "./left-out.ts";
import { tellMismatches } from "./mismatches.ts";

/** Everything that was not looked at, or could not be, each with its reason; what another part tells is not said twice. */
export function notExaminedBlocks(review: Review): Block[] {
  return leftOut(review)
    .filter(({ toldIn }) => toldIn === undefined)
    .flatMap(({ title, items, inShort }) => (inShort === undefined ? list(items.map(itemOf), title) : [text(inShort)]));
}

function itemOf({ label, why, text: said, where }: LeftOutItem): Item {
  const about = why === undefined ? label : [label, `(${why})`].filter((part) => part !== undefined).join(" ");
  return { label: about, text: where === undefined ? said : `${said} (${where})` };
}

/** Pairs that differ without contradicting each other. */
export function notContradictionBlocks({ detection, locale }: Review): Block[] {
  if (detection === null) return [text(REPORT_WORDS[locale].notAvailable, "warning")];
  return list([
    ...tellMismatches(detection.definitionMismatches, locale),
    ...detection.gaps.map(({ reason }) => reason),
  ]);
}

/** What was read, and how far that goes. */
export function documentBlocks({ documents, coverage, locale }: Review): Block[] {
  const words = REPORT_WORDS[locale];
  const head = words.documentsHead;
  const kinds = documentKinds(documents, locale);
  return [
    text(words.coverage[coverage]),
    ...table(
      [
        [head.document, 0.42],
        [head.source, 0.28],
        [head.format, 0.14],
        [head.parts, 0.16],
      ],
      documents.map(({ name, format, sections }, at) => [
        name,
        kinds[at] ?? "",
        words.formats[format],
        String(sections),
      ]),
    ),
  ];
}
