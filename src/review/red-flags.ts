import { createHash } from "node:crypto";
import { FlagSeverity } from "../domain/red-flag.ts";
import type { VerifiedFlag } from "../evidence/citations/verify-flags.ts";
import { RED_FLAG_SENTENCES } from "../i18n/red-flags.ts";
import type { Review, ReviewRedFlag } from "./result.ts";

/**
 * What an investor must know at once: passages that try to steer the analysis, what the verdicts brought to light, and
 * every warning of the analysts with the standing of its source. Gravest first within each; each said once.
 */
export function redFlagsFor(review: Omit<Review, "answer">, steering: readonly string[]): ReviewRedFlag[] {
  const all = [
    ...steering.map((text) => plain(text, "document", text)),
    ...review.settled.flatMap(({ contradiction, resolution }) =>
      resolution.redFlags.map((text) => plain(text, "contradiction", contradiction.id)),
    ),
    ...(review.verification?.redFlags ?? [])
      .map((verified) => ofAgent(verified, review.locale))
      .sort((a, b) => rank(a) - rank(b)),
  ];
  return [...new Map(all.toReversed().map((flag) => [flag.text, flag])).values()].toReversed();
}

/** A red flag that is a sentence of ours. */
function plain(text: string, kind: ReviewRedFlag["from"]["kind"], id: string): ReviewRedFlag {
  return { id: idOf(kind, text), text, severity: null, from: { kind, id } };
}

function ofAgent({ agentName, flag, standing, checks }: VerifiedFlag, locale: Review["locale"]): ReviewRedFlag {
  const say = RED_FLAG_SENTENCES[locale];
  const failed = checks.find(({ check }) => check.status !== "verified" && check.status !== "relocated");
  const decisive = standing === "false" ? failed : checks.find((one) => one !== failed);
  const because = flag.evidence
    .map(({ content }) => content)
    .filter((content) => content !== "" && !flag.text.includes(content))
    .join(" · ");
  const common = { words: flag.text, agentName };
  const text =
    standing === "verified"
      ? say.verified({ ...common, place: decisive?.citation.reference ?? "" })
      : standing === "false"
        ? say.false({ ...common, why: decisive?.check.explanation ?? "" })
        : say.unverified(common);
  return {
    id: idOf("agent", `${agentName} ${flag.path} ${flag.text}`),
    text,
    severity: flag.severity,
    from: { kind: "agent", id: flag.id },
    agentName,
    words: flag.text,
    standing,
    sources: flag.evidence
      .map(({ source }) => source)
      .filter((source, at, all) => source !== "" && all.indexOf(source) === at),
    ...(because !== "" && { because }),
    ...(flag.impact !== undefined && { impact: flag.impact }),
    ...(flag.question !== undefined && { question: flag.question }),
  };
}

/** An unrated warning stands between the high and the medium ones: nobody said that it is small. */
function rank({ severity }: ReviewRedFlag): number {
  return severity === null ? 1.5 : FlagSeverity.options.indexOf(severity);
}

const idOf = (kind: string, text: string) =>
  `RF-${createHash("sha256").update(`${kind} ${text}`).digest("hex").slice(0, 10)}`;
