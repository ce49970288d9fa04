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

/** Collects warnings; they become sentences once the deal's language is known. */
export class WarningList {
  #noted: { code: DealWarningCode; facts: WarningFacts; parts: UnreadPart[] | undefined }[] = [];

  readonly warn: Warn = (code, facts, parts) => {
    this.#noted.push({ code, facts, parts });
  };

  worded(locale: Locale): DealWarning[] {
    return this.#noted.map(({ code, facts: { file, other = "", count = 0 }, parts }) => {
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
