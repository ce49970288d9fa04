import { type CheckedDeal, failedCheck } from "../checks/check.ts";
import { CHECKS, runCheck } from "../checks/run.ts";
import type { Check, CheckFinding } from "../domain/check.ts";
import { FlagSeverity } from "../domain/red-flag.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import type { FounderQuestion, ReviewRedFlag } from "./answer-shape.ts";
import type { Review } from "./result.ts";
import type { Workshop } from "./workshop.ts";

/** Runs every check; one that breaks is a gap of the review and listed as failed, the others go on. */
export async function checkAll(deal: CheckedDeal, workshop: Workshop): Promise<Check[]> {
  const { locale } = workshop;
  const done: Check[] = [];
  for (const check of CHECKS) {
    const title = CHECK_WORDS[locale].titles[check.id];
    done.push(
      await workshop.part(
        title,
        () => runCheck(check, deal, locale),
        (reason) => failedCheck(check.id, locale, reason),
      ),
    );
  }
  return done;
}

type Checked = Pick<Review, "checks" | "locale">;

/** What is told nowhere else. */
const own = ({ checks }: Checked): (CheckFinding & { title: string })[] =>
  (checks ?? []).flatMap(({ title, findings }) =>
    findings.filter(({ shownBy }) => shownBy === undefined).map((finding) => ({ ...finding, title })),
  );

const RATED = { CRITICAL: "CRITICAL", MAJOR: "HIGH", MODERATE: "MEDIUM", MINOR: "LOW" } as const;

/** What the checks warn of, each with its sum, what it changes and the question; gravest first. */
export function checkFlags(review: Checked): Omit<ReviewRedFlag, "id">[] {
  const { colon } = REPORT_WORDS[review.locale];
  const rank = ({ severity }: { severity: FlagSeverity }) => FlagSeverity.options.indexOf(severity);
  return own(review)
    .filter(({ verdict }) => verdict === "flag")
    .map(({ id, title, text, sum, severity, impact, question }) => ({
      text: [`${title}${colon}${text}`, ...(sum === null ? [] : [sum])].join(" "),
      severity: RATED[severity ?? "MODERATE"],
      from: { kind: "check" as const, id },
      ...(impact !== null && { impact }),
      ...(question !== null && { question }),
    }))
    .sort((a, b) => rank(a) - rank(b));
}

/** What the checks ask. */
export const checkQuestions = (review: Checked): Omit<FounderQuestion, "id">[] =>
  own(review).flatMap(({ id, severity, question }) =>
    question === null
      ? []
      : [
          {
            importance: severity ?? "MINOR",
            question,
            changes: CHECK_WORDS[review.locale].changes,
            from: { kind: "check" as const, id },
          },
        ],
  );
