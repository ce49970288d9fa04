import type { Address } from "../../domain/address.ts";
import type { ClaimReason } from "../../i18n/claims.ts";

/** What becomes of a claim. */
export type ClaimVerdict = "supported" | "contradicted" | "not_found" | "unclear";

/** A judged claim before it is put into words. */
export interface Judgement {
  verdict: ClaimVerdict;
  reason: ClaimReason;
  at?: Address;
  /** The row or sentence that decided, as printed. */
  passage?: string;
  /** What stands there instead, or the same. */
  found?: string;
  /** Its number, where it is a figure. */
  value?: number;
  /** The arithmetic: "(5,120 − 4,000) / 4,000 = 28.0 %". */
  sum?: string;
}
