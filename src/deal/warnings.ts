import type { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { type DealWarningCode, dealWarningSentence } from "../i18n/deal.ts";
import { explainError } from "../i18n/errors.ts";
import type { UnreadPart } from "../outputs/unread.ts";

/** Something about a deal folder a person should know; never a reason to stop. */
export interface DealWarning {
  code: DealWarningCode;
  /** The file's path inside the folder. */
  file?: string;
  message: string;
  /** For `agent_partly_read`: each part, with its reason. */
  parts?: UnreadPart[];
}

interface WarningFacts {
  file?: string;
  /** Another file, a field, or what went wrong. */
  other?: string | TribunalError;
  count?: number;
}

/** Notes something about the folder. */
export type Warn = (code: DealWarningCode, facts: WarningFacts, parts?: UnreadPart[]) => void;

interface Noted {
  code: DealWarningCode;
  facts: WarningFacts;
  parts: UnreadPart[] | undefined;
}

/** So many files are named one by one; where more have the same thing said of them it is said once. */
const NAMED_APART = 10;

function foldLongRuns(noted: readonly Noted[]): Noted[] {
  const saysNoMore = ({ facts, parts }: Noted) =>
    facts.file !== undefined && facts.other === undefined && parts === undefined;
  const alike = Map.groupBy(noted.filter(saysNoMore), ({ code }) => code);
  return noted.flatMap((one) => {
    const same = alike.get(one.code) ?? [];
    if (same.length <= NAMED_APART || !saysNoMore(one)) return [one];
    if (same[0] !== one) return [];
    const names = same.slice(0, NAMED_APART).map(({ facts }) => facts.file);
    return [{ ...one, facts: { file: `${names.join(", ")}, … (+${same.length - NAMED_APART})` } }];
  });
}

/** Collects warnings; they become sentences once the deal's language is known. */
export class WarningList {
  #noted: Noted[] = [];

  readonly warn: Warn = (code, facts, parts) => {
    this.#noted.push({ code, facts, parts });
  };

  worded(locale: Locale): DealWarning[] {
    return foldLongRuns(this.#noted).map(({ code, facts: { file, other = "", count = 0 }, parts }) => {
      const words = typeof other === "string" ? other : explainError(other, locale);
      return {
        code,
        ...(file === undefined ? {} : { file }),
        message: dealWarningSentence(code, { file: file ?? "", other: words, count }, locale),
        ...(parts === undefined ? {} : { parts }),
      };
    });
  }
}
