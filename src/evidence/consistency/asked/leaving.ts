import { fold } from "../../../lexicon/fold.ts";
import { LEAVE, OUT_OF, RENEW, RENEW_NOT } from "../../../lexicon/leaving.ts";
import { withDigits } from "../../../lexicon/small-numbers.ts";
import { readBasis } from "../../../quantities/basis.ts";
import type { Documents } from "../documents.ts";
import type { Interval } from "../interval.ts";
import { passagesOf, saidIn } from "../words/passage.ts";
import { saidOfToday } from "../words/sentences.ts";
import type { Answer } from "./questions.ts";

const CHURNS = new Set(["churn", "customer_churn"]);

/** How many leave: as a rate of the sheet, and in words ("2 in 100 leave each month", "one in five does not renew"). */
export function leaving({ dossier, statements }: Documents): Answer[] {
  const words = saidOfToday(passagesOf(dossier)).flatMap(({ passage, text, part }): Answer[] => {
    const folded = withDigits(fold(text));
    const [printed, less, more, some, all] = OUT_OF.exec(folded) ?? [];
    const goes = RENEW_NOT.test(folded) || LEAVE.test(folded);
    const stays = !goes && RENEW.test(folded);
    if (printed === undefined || !(goes || stays) || Number(some) >= Number(all)) return [];
    const share = (100 * Number(some)) / Number(all);
    const going = stays ? 100 - share : share;
    const upTo = less !== undefined ? !stays : more !== undefined && stays;
    const from = more !== undefined ? !stays : less !== undefined && stays;
    const interval: Interval = { min: upTo ? 0 : going - ROUNDED * going, max: from ? 100 : going + ROUNDED * going };
    const said = saidIn(passage, { label: "", printed: text.trim(), interval, nth: 5600 + part });
    const quantity = { ...said.quantity, value: going, unit: "percent" as const };
    return [{ question: readBasis(text).rhythm ?? rhythmIn(folded), statement: { ...said, quantity } }];
  });
  if (words.length === 0) return [];
  const sheet = statements.filter(
    ({ topic, planned, subject, quantity }) =>
      quantity.unit === "percent" &&
      !planned &&
      subject === "company" &&
      (CHURNS.has(topic ?? "") || topic === "customer_retention"),
  );
  // The only rate there is may be called that of families, where families are the customers.
  const isOne = new Set(sheet.map(({ quantity }) => quantity.value)).size === 1;
  const rates = sheet
    .filter(({ segment }) => isOne || segment === "")
    .map((one): Answer => {
      const rhythm = one.basis.rhythm ?? "";
      if (CHURNS.has(one.topic ?? "")) return { question: rhythm, statement: one };
      const interval = { min: 100 - one.interval.max, max: 100 - one.interval.min };
      return { question: rhythm, statement: { ...one, interval } };
    });
  // Where nobody says of what time, a year is meant.
  return [...rates, ...words].map((one) => ({ ...one, question: one.question === "monthly" ? "month" : "year" }));
}

/** Words for a few in so many are rounded. */
const ROUNDED = 0.1;

const rhythmIn = (folded: string): string =>
  /\b(?:each|every|chaque|cada) (?:month|mois|mes)\b/u.test(folded) ? "monthly" : "";
