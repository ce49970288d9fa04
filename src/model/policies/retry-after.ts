/**
 * How long a server asks us to wait, in milliseconds: seconds, a date, or the non-standard milliseconds header.
 * Undefined where it says nothing we can read. Odd values (negative, endless, long past) are clamped by the caller.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const milliseconds = Number(headers["retry-after-ms"]);
  if (headers["retry-after-ms"] !== undefined && Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const value = headers["retry-after"]?.trim();
  if (value === undefined || value === "") return undefined;
  if (/^[+-]?\d+(?:\.\d+)?(?:e\d+)?$/i.test(value)) return Math.max(0, Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
