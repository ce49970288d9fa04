import type { ReflexionNotice } from "../domain/improvement.ts";
import type { Locale } from "../domain/locale.ts";
import { addAll } from "../domain/many.ts";
import { fixSentences } from "../i18n/reflexion.ts";
import { isFree } from "../outputs/fields.ts";
import { WALK_LIMITS } from "../outputs/tree.ts";
import type { Reading } from "./reading/read-output.ts";

/** What must be said about an input before anything is said about the analysis. */
export function noticesOn(agent: string, reading: Reading, locale: Locale): ReflexionNotice[] {
  const words = fixSentences[locale].notice;
  const { output, findings, tree } = reading;
  const told = (code: ReflexionNotice["code"], message: string, reflected = true): ReflexionNotice => ({
    code,
    message,
    reflected,
  });
  const cuts = [
    ...(tree.cut.has("cyclic") ? [told("cyclic", words.cyclic({ agent }))] : []),
    ...(tree.cut.has("too_deep") ? [told("too_deep", words.too_deep({ agent, limit: WALK_LIMITS.depth }))] : []),
    ...(tree.cut.has("too_large") ? [told("too_large", words.too_large({ agent }))] : []),
  ];
  if (isEmpty(output)) return [told("empty_output", words.empty_output({ agent }), false)];
  const nothing = reading.passages.length === 0 && !tree.leaves.some(({ value }) => typeof value === "number");
  if (nothing || (tree.root === null && typeof output !== "string"))
    return [told("unsupported_output", words.unsupported_output({ agent }), false), ...cuts];
  const notices: ReflexionNotice[] = [];
  if (tree.root === null) notices.push(told("prose", words.prose({ agent })));
  else if (!isUsual(output)) notices.push(told("unusual_structure", words.unusual_structure({ agent })));
  addAll(notices, cuts);
  if (findings.length === 0) notices.push(told("no_findings", words.no_findings({ agent })));
  const unreadable = findings.filter((finding) => !isFree(finding) || typeof finding.metric !== "string").length;
  if (unreadable > 0)
    notices.push(told("unreadable_findings", words.unreadable_findings({ agent, count: unreadable })));
  const bare = findings.filter(
    (finding) => isFree(finding) && (!Array.isArray(finding.evidence) || finding.evidence.length === 0),
  ).length;
  if (bare > 0)
    notices.push(told("findings_without_evidence", words.findings_without_evidence({ agent, count: bare })));
  return notices;
}

/** Ids have three digits: what comes after them is counted, not listed. */
export function tooManyCritiques(agent: string, count: number, locale: Locale): ReflexionNotice {
  return {
    code: "too_many_critiques",
    message: fixSentences[locale].notice.too_many_critiques({ agent, count }),
    reflected: true,
  };
}

/** Part of the analysis was not looked at: it cannot be called ready. */
export function isPartial(notices: readonly ReflexionNotice[]): boolean {
  return notices.some(({ code }) => code === "too_deep" || code === "too_large" || code === "too_many_critiques");
}

function isEmpty(output: unknown): boolean {
  if (output === null || output === undefined) return true;
  if (typeof output === "string") return output.trim() === "";
  return typeof output === "object" && Object.keys(output).length === 0;
}

const USUAL = /^(?:findings|analysis|analyse|analise|metrics|kpis|constats|metriques|metricas|achados|resultados)$/i;

function isUsual(output: unknown): boolean {
  return isFree(output) && Object.keys(output).some((key) => USUAL.test(key));
}
