import { createHash, randomBytes } from "node:crypto";

const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
let last = 0;

/** "deal_06dfk2m8a7q4t1xz": short, unguessable enough to be no accident, and later ones sort after earlier ones. */
export function newId(kind: "deal" | "rev" | "dec" | "tok" | "com" | "con" | "shr"): string {
  last = Math.max(Date.now(), last + 1);
  let time = "";
  for (let rest = last, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = DIGITS.charAt(rest % 32) + time;
  const chance = [...randomBytes(8)].map((byte) => DIGITS.charAt(byte % 32)).join("");
  return `${kind}_${time}${chance}`;
}

/** What a token, a session or a link to share is shown as, once. */
export const newSecret = (kind: "trib" | "sess" | "share"): string =>
  `${kind}_${randomBytes(32).toString("base64url")}`;

export const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");
