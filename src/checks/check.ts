import { createHash } from "node:crypto";
import type {
  Check,
  CheckFinding,
  CheckId,
  CheckInput,
  CheckPlace,
  CheckStatus,
  CheckTable,
  CheckVerdict,
} from "../domain/check.ts";
import type { Locale } from "../domain/locale.ts";
import type { Witness } from "../evidence/witness.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { saidInReadersForm } from "../i18n/readers-form.ts";
import { Teller } from "./teller.ts";

/** What a check sees of a deal. */
export interface CheckedDeal {
  witness: Witness;
  /** As deal.json says; null where nobody does. */
  stage: string | null;
  sector: string | null;
  /** The day of the review: what is overdue or expired is so on this day. */
  today: Date;
  /** A benchmark without a date of its own is too old after so many years; ours where nothing is said. */
  benchmarkMaxAgeYears?: number | undefined;
}

/** A place, before it is told to anybody: it gets its reference in the reader's language. */
export type Place = Omit<CheckPlace, "reference">;

/** A finding before it has its id and its places' references. */
export interface Finding extends Pick<CheckFinding, "rule" | "verdict" | "text"> {
  /** A rule that may find several things says which this is, so that it is known again in the next version of a paper. */
  about?: string | undefined;
  /** Needed for a flag or a question. */
  severity?: CheckFinding["severity"];
  sum?: string | null;
  computed?: number;
  places: readonly Place[];
  impact?: string | null;
  question?: string | null;
}

/** What a check needs: found at a place, or missing with what to ask for. */
export type Input = { name: string; place: Place } | { name: string; place: null; ask: string };

/** What a check says, in the reader's words. */
export interface Told {
  inputs: readonly Input[];
  findings: readonly Finding[];
  tables?: readonly CheckTable[];
}

/**
 * One check. `look` reads the documents and computes: the same whatever the reader's language. `tell` puts what was
 * seen into words and decides nothing.
 */
interface CheckKind<Seen> {
  id: CheckId;
  look: (deal: CheckedDeal) => Seen;
  tell: (seen: Seen, teller: Teller) => Told;
}

/** A check that can be run without knowing what it sees. */
export interface RunnableCheck {
  id: CheckId;
  run: (deal: CheckedDeal, locale: Locale) => Check;
}

/** Makes a check of its two halves. */
export function makeCheck<Seen>({ id, look, tell }: CheckKind<Seen>): RunnableCheck {
  return {
    id,
    run: (deal, locale) => {
      const teller = new Teller(deal.witness.dossier, locale);
      const { inputs, findings, tables = [] } = tell(look(deal), teller);
      return {
        id,
        title: CHECK_WORDS[locale].titles[id],
        status: statusOf(findings, tables.length > 0),
        inputs: inputs.map((input) => toldInput(input, teller)),
        findings: findings.map((finding) => toldFinding(id, finding, teller)),
        tables: [...tables],
      };
    },
  };
}

/** A check that could not run: named with why, never a pass. */
export const failedCheck = (id: CheckId, locale: Locale, reason: string): Check => ({
  id,
  title: CHECK_WORDS[locale].titles[id],
  status: "failed",
  reason,
  inputs: [],
  findings: [],
  tables: [],
});

const GRAVEST_FIRST: readonly CheckVerdict[] = ["flag", "question", "holds", "computed"];

/** The gravest finding; without any, and with no table either, nothing was checked, whatever was found to check. */
function statusOf(findings: readonly Finding[], hasTables: boolean): CheckStatus {
  const gravest = GRAVEST_FIRST.find((verdict) => findings.some((finding) => finding.verdict === verdict));
  return gravest ?? (hasTables ? "computed" : "missing");
}

const toldInput = (input: Input, teller: Teller): CheckInput =>
  input.place === null ? input : { name: input.name, place: teller.place(input.place) };

function toldFinding(check: CheckId, finding: Finding, teller: Teller): CheckFinding {
  const {
    rule,
    about,
    verdict,
    text,
    severity = null,
    sum = null,
    computed,
    places,
    impact = null,
    question = null,
  } = finding;
  const said = <Text extends string | null>(words: Text): Text => saidInReadersForm(words, places, teller.locale);
  return {
    id: findingId(check, rule, places),
    rule,
    ...(about !== undefined && { about }),
    verdict,
    severity: verdict === "flag" || verdict === "question" ? (severity ?? "MODERATE") : null,
    text: said(text),
    sum: said(sum),
    ...(computed !== undefined && { computed }),
    places: places.map((place) => teller.place(place)),
    impact: said(impact),
    question: said(question),
  };
}

/** The same in every language: the rule and the places it rests on. */
const findingId = (check: CheckId, rule: string, places: readonly Place[]): string =>
  `CHK-${createHash("sha256")
    .update(
      [check, rule, ...places.map(({ address, printed }) => `${JSON.stringify(address)} ${printed}`)].join("\u0000"),
    )
    .digest("hex")
    .slice(0, 10)}`;
