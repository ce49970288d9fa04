import { createHash, randomBytes } from "node:crypto";

const GOOD_FOR_MS = 10 * 60_000;

/** Who is signed in by a code, and the page of the desk that is opened then. */
export interface Login {
  token: string;
  page: string;
}

/** One-time codes that stand for an access token in a login link, so that no token is ever in an address. */
export class LoginCodes {
  readonly #codes = new Map<string, Login & { until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A code for this token, good once and for ten minutes. */
  issue(token: string, page = "/"): string {
    const code = randomBytes(24).toString("base64url");
    this.#codes.set(digest(code), { token, page, until: this.#now() + GOOD_FOR_MS });
    return code;
  }

  /** What it stands for, the first time; null ever after. */
  redeem(code: string): Login | null {
    const key = digest(code);
    const known = this.#codes.get(key);
    this.#codes.delete(key);
    return known !== undefined && known.until > this.#now() ? known : null;
  }
}

const digest = (code: string) => createHash("sha256").update(code).digest("hex");
