import type { z } from "zod";
import { TribunalError } from "../../domain/errors.ts";
import { refuseUnknown } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { REPORT_JSON_WORDS } from "../../i18n/report-json.ts";
import type { Review } from "../../review/result.ts";
import { VerificationSchema } from "./evidence.ts";
import { REVIEW_VERSION, ReviewDocumentSchema } from "./schema.ts";

/** What a document says its version is: a number of ours, something else, or nothing. */
function versionOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "version" in data ? data.version : undefined;
}

/**
 * A review from its JSON: checked against the schema, nothing dropped, moments as dates again. Throws a `TribunalError`
 * whose message says what is wrong: not JSON, not a review, another version, or the field that is broken.
 *
 * ```ts
 * const review = readReviewDocument(await readFile("report.json", "utf8"));
 * ```
 */
export function readReviewDocument(text: string, options: { locale?: Locale } = {}): Review {
  refuseUnknown("readReviewDocument", options, { locale: true });
  const words = REPORT_JSON_WORDS[options.locale ?? "en"];
  const data = parse(text, words.notJson);
  const version = versionOf(data);
  if (version === undefined) throw new TribunalError("bad_input", words.notAReview, { reason: "not_a_review" });
  if (version !== REVIEW_VERSION) {
    const found = typeof version === "number" ? version : JSON.stringify(version).slice(0, 40);
    throw new TribunalError("bad_input", words.otherVersion(String(found), REVIEW_VERSION), {
      reason: "other_version",
      version: found,
      expected: REVIEW_VERSION,
    });
  }
  raiseRedFlags(data);
  const issues = issuesIn(data as object);
  const [first] = issues;
  if (first !== undefined) {
    const path = first.path.map(String).join(".");
    throw new TribunalError("bad_input", words.broken(path, first.message, issues.length), {
      reason: "broken_review",
      path,
    });
  }
  // What was checked is returned, not what zod copied: keys that a later release added stay.
  return revived(data as Review);
}

/** What is wrong with it. Zod copies what it looks at: what may be endless is looked at item by item, and not held twice. */
function issuesIn(data: object): z.core.$ZodIssue[] {
  const { findings, verification } = data as { findings?: unknown; verification?: unknown };
  const citations = isObject(verification) && "citations" in verification ? verification.citations : undefined;
  const short = {
    ...data,
    ...(Array.isArray(findings) && { findings: [] }),
    ...(Array.isArray(citations) && { verification: { ...(verification as object), citations: [] } }),
  };
  return [
    ...(ReviewDocumentSchema.safeParse(short).error?.issues ?? []),
    ...issuesOf(findings, ReviewDocumentSchema.shape.findings.element, ["findings"]),
    ...issuesOf(citations, VerificationSchema.shape.citations.element, ["verification", "citations"]),
  ];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What is wrong with the items of a list; that it is one is looked at elsewhere. */
function issuesOf(list: unknown, item: z.ZodType, path: string[]): z.core.$ZodIssue[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one, at) =>
    (item.safeParse(one).error?.issues ?? []).map((issue) => ({ ...issue, path: [...path, at, ...issue.path] })),
  );
}

/** Reviews made before red flags had parts kept their sentences alone: each becomes the text of one. */
function raiseRedFlags(data: unknown): void {
  const answer = (data as { answer?: { redFlags?: unknown } }).answer;
  if (!Array.isArray(answer?.redFlags)) return;
  answer.redFlags = answer.redFlags.map((flag: unknown, at) =>
    typeof flag === "string"
      ? { id: `RF-${at + 1}`, text: flag, severity: null, from: { kind: "contradiction", id: "" } }
      : flag,
  );
}

function parse(text: string, notJson: (why: string) => string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new TribunalError("bad_json", notJson(why), { reason: why }, error);
  }
}

/** The moments of a review are its own: an agent's JSON inside it may use the same names and is left alone. */
function revived(review: Review): Review {
  const contradiction = (one: Review["noted"][number]) => ({ ...one, detectedAt: new Date(one.detectedAt) });
  return {
    ...review,
    reviewedAt: new Date(review.reviewedAt),
    inconsistencies: review.inconsistencies ?? [],
    settled: review.settled.map((one) => ({
      ...one,
      contradiction: contradiction(one.contradiction),
      resolution: {
        ...one.resolution,
        resolvedAt: new Date(one.resolution.resolvedAt),
        debateRecord: {
          ...one.resolution.debateRecord,
          rounds: one.resolution.debateRecord.rounds.map((round) => ({
            ...round,
            timestamp: new Date(round.timestamp),
          })),
        },
      },
    })),
    noted: review.noted.map(contradiction),
    notExamined: review.notExamined.map((one) => ({ ...one, contradiction: contradiction(one.contradiction) })),
  };
}
