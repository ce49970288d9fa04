import type { Deal } from "../deal/load-deal.ts";
import { memoText } from "../deal/memo-text.ts";
import type { Locale } from "../domain/locale.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { checkText } from "../evidence/claims/check-text.ts";
import { witnessOf } from "../evidence/witness.ts";
import type { CheckedText } from "./contract/check.ts";

/** A text to hold against a deal: pasted, or a file. */
interface MemoGiven {
  memo: string | { name: string; bytes: Uint8Array };
  locale: Locale;
  most: number;
}

/** The memo with what the documents say of it, or why it was not read. */
export async function checkGiven(
  { context }: Deal,
  { memo, locale, most }: MemoGiven,
): Promise<CheckedText | "nothing_to_check" | "text_too_long"> {
  const text = typeof memo === "string" ? memo : await memoText(memo);
  if (!/[\p{L}\p{N}]/u.test(text)) return "nothing_to_check";
  if (text.length > most) return "text_too_long";
  const { sentences, summary } = checkText(context, text, { locale });
  return {
    text,
    summary,
    sentences: sentences.map(({ claims, ...sentence }) => ({
      ...sentence,
      claims: claims.map((claim) => ({
        ...claim,
        reference: claim.at === null ? null : describeAddress(claim.at, locale, witnessOf(context).dossier),
      })),
    })),
  };
}
