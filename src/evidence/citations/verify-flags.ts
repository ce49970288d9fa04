import type { Citation, CitationCheck } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Evidence } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import type { AgentRedFlag, FlagStanding } from "../../domain/red-flag.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { resolveReference } from "../../dossier/references.ts";
import { CITATION_SENTENCES } from "../../i18n/citations.ts";
import { checkCitation } from "./check.ts";
import { sourceTypeOf } from "./evidence.ts";
import type { TranslationCheck } from "./translated.ts";

/** A red flag with what became of its sources. */
export interface VerifiedFlag {
  agentName: string;
  flag: AgentRedFlag;
  standing: FlagStanding;
  /** Each source that was looked up. */
  checks: { citation: Citation; check: CitationCheck }[];
}

interface FlagOptions {
  locale?: Locale;
  /** What becomes of a quote that was not found because it was translated. */
  translation?: TranslationCheck;
}

const HOLDS = new Set<string>(["verified", "relocated"]);
const FALSE = new Set<string>(["phantom", "altered", "unsupported"]);

/**
 * Checks what a red flag rests on. Quoted words must stand there; a sentence of the analyst's own is looked for and, not
 * found word for word, proves nothing either way; a place that does not exist makes the flag false.
 */
export function verifyFlag(
  context: VerificationContext,
  agentName: string,
  flag: AgentRedFlag,
  options: FlagOptions,
): VerifiedFlag {
  const checks = flag.evidence.flatMap((evidence) => checkOne(context, evidence, options));
  const standing = checks.some(({ check }) => FALSE.has(check.status))
    ? "false"
    : checks.some(({ check }) => HOLDS.has(check.status))
      ? "verified"
      : "unverified";
  return { agentName, flag, standing, checks };
}

function checkOne(
  context: VerificationContext,
  { type, content, source }: Evidence,
  options: FlagOptions,
): VerifiedFlag["checks"] {
  const named = sourceTypeOf(source);
  if (named === null || named === "inference") return [];
  const citation: Citation = { type: named, reference: source, ...(content === "" ? {} : { quote: content }) };
  const asFound =
    content === ""
      ? null
      : checkCitation(context, citation, options.locale === undefined ? {} : { locale: options.locale });
  const check = asFound === null ? null : (options.translation?.(asFound, citation) ?? asFound);
  if (check !== null && HOLDS.has(check.status)) return [{ citation, check }];
  const missing = missingPlace(context, citation, options);
  if (missing !== null) return [{ citation, check: missing }];
  return check !== null && type === "quote" ? [{ citation, check }] : [];
}

/** The cited page or cell is in no document of that kind. */
function missingPlace(
  context: VerificationContext,
  { type, reference }: Citation,
  { locale = "en" }: FlagOptions,
): CitationCheck | null {
  const resolved = resolveReference(dossierOf(context), type, reference);
  if (resolved.kind !== "missing") return null;
  const words = CITATION_SENTENCES[locale];
  if (resolved.reason === "no_such_document")
    return { status: "unverifiable", explanation: words.noDocument(reference) };
  return { status: "phantom", explanation: words.noSuchPlace(reference, resolved.last ?? null) };
}
