import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import { type Constraint, rateOfWhole } from "./constraint.ts";
import type { Documents } from "./documents.ts";
import { placesOf } from "./places.ts";
import { type Statement, statementOf } from "./statement.ts";

const INCOMES = new Set(["arr", "revenue"]);

/**
 * A line of income that stands in one row with the fee it is made of ("Commission | 0.25 % per transaction | $4.2M")
 * against that fee on the volume of the same time.
 */
export function streams({ dossier, statements }: Documents): Constraint[] {
  const volumes = statements.filter(({ topic }) => topic === "gmv");
  if (volumes.length === 0) return [];
  const placeOf = placesOf(dossier);
  const fees = readDossier(dossier).all.flatMap((fact) =>
    isOwnFee(fact) ? [{ ...statementOf(fact, null), place: placeOf(fact.address) }] : [],
  );
  const incomes = statements.filter(({ topic }) => INCOMES.has(topic ?? ""));
  const rows = rowsWithText(dossier);
  return fees.flatMap((fee) =>
    rows(fee).flatMap((row): Constraint[] => {
      const beside = incomes.filter((one) => one.place === fee.place && holds(row, one.printed));
      const [income] = beside;
      if (income === undefined || beside.length > 1) return [];
      const volume = volumes.find((one) => yearOf(one.when) === yearOf(income.when) && one.planned === income.planned);
      if (volume === undefined || income.quantity.currency !== volume.quantity.currency) return [];
      // That the fee is taken on all of the volume.
      const tie = { slack: 0.1, exact: false, assumed: true as const, touches: "price" as const };
      const mayBe = ["other_income", "other_scope"] as const;
      return [rateOfWhole("stream=take_rate,gmv", income, fee, volume, { ...tie, mayBe }) ?? []].flat();
    }),
  );
}

const isOwnFee = ({ topic, quantity, nature, sureness, source }: Fact): boolean =>
  topic === "take_rate" &&
  quantity.unit === "percent" &&
  source === "deck" &&
  sureness >= SURE_ENOUGH &&
  (nature === "actual" || nature === "projection" || nature === "target");

/** True where the figure stands in the row, and not only as the end of a longer one. */
function holds(row: string, figure: string): boolean {
  for (let at = row.indexOf(figure); at >= 0; at = row.indexOf(figure, at + 1))
    if (!/[\d.,]/u.test(row[at - 1] ?? " ")) return true;
  return false;
}

/** Y3 and M36 end together, 2025 and 2025-12 too. */
const yearOf = (when: string): string =>
  /^M(\d+)$/u.test(when) ? `Y${Number(when.slice(1)) / 12}` : when.replace(/-12$/u, "");

/** The drawn rows of a statement's own page that hold its figure. */
function rowsWithText(dossier: Dossier): (one: Statement) => string[] {
  const texts = new Map<string, string[]>();
  for (const { id, sections } of dossier.documents)
    for (const { number, rows } of sections)
      texts.set(
        `${id}|${number}`,
        rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")),
      );
  return ({ address, document, printed }) => {
    const page = address.kind === "page" || address.kind === "slide" ? address.page : 1;
    const found = (texts.get(`${document}|${page}`) ?? []).filter((text) =>
      holds(text, printed.split(" ")[0] ?? printed),
    );
    return found.length === 1 ? found : [];
  };
}
