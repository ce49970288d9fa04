/** Letters that stand for a currency directly before a number: "N1,500" naira, "Rs 40". */
const LETTER_CURRENCY = /(?<![\p{L}\d])(?:N|₦|Rs\.?|KSh|NGN|INR|CHF)(?=\s?\d)/gu;
const SCALED_BRACKET = /\)\s*(k|M)(?:€|\$|£)?(?!\p{L})/gu;

/** A sum in the signs that arithmetic knows: currencies it has no sign for left out, "(5 + 3) k€" multiplied out. */
export function plainSum(sum: string): string {
  return sum
    .replace(LETTER_CURRENCY, "")
    .replace(SCALED_BRACKET, (_, scale: string) => (scale === "M" ? ") × 1 000 000" : ") × 1 000"));
}
