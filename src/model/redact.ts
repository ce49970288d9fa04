const MASK = "[redacted]";

/** What keys look like, whoever issued them: for text whose secrets we were not told. */
const SHAPES = [
  /\b(?:sk|pk|rk|or|xai|gsk)-[A-Za-z0-9_-]{8,}/g,
  /\bAIza[0-9A-Za-z_-]{20,}/g,
  /\bBearer\s+[A-Za-z0-9._~+/=-]{8,}/gi,
  /\b(?:api[_-]?key|x-goog-api-key|access[_-]?token|key)=[^\s&"']{8,}/gi,
  /:\/\/[^\s/:@]+:[^\s/@]+@/g,
];

/** Shorter ones would blot out ordinary words. */
const MIN_SECRET = 6;

/** Masks known secrets wherever they stand, encoded in an address included. */
export function maskSecrets(text: string, secrets: readonly string[]): string {
  let masked = text;
  for (const secret of secrets) {
    if (secret.length < MIN_SECRET) continue;
    for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]))
      masked = masked.replaceAll(form, MASK);
  }
  return masked;
}

/** For what a provider says of itself in an error: known secrets and anything shaped like a key, in one short line. */
export function redact(text: string, secrets: readonly string[], maxLength = 200): string {
  let line = maskSecrets(text, secrets);
  for (const shape of SHAPES) line = line.replace(shape, MASK);
  line = line.replace(/\s+/g, " ").trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
