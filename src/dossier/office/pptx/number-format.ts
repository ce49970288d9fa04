/**
 * A stored number as an office number format shows it: percentages, decimals, thousands, scales (`0.0,,"M€"`), currency
 * signs and dates. Where a format says more than that, the number is shown plainly.
 */
export function formatNumber(value: number, format: string | undefined): string {
  const sections = (format ?? "General").split(";");
  const section = (value < 0 && sections[1] !== undefined ? sections[1] : sections[0]) ?? "General";
  // `[$€-40C]` is a euro sign with a language; other brackets are colours and conditions.
  const code = section.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"').replace(/\[[^\]]*\]|_.|\*./g, "");
  const bare = code.replace(/"[^"]*"|\\./g, "");
  if (/[ymd]/i.test(bare) && !/[#0]/.test(bare)) return formatDate(value, bare);
  if (!/[#0]/.test(bare)) return String(Number(value.toPrecision(12)));
  const pattern = /[#0?][#0?.,]*/.exec(bare)?.[0] ?? "0";
  const scale = 1_000 ** (/,+$/.exec(pattern)?.[0].length ?? 0) / (bare.includes("%") ? 100 : 1);
  const decimals = /\.([0#?]+)/.exec(pattern)?.[1]?.length ?? 0;
  const digits = Math.abs(value / scale).toFixed(Math.min(decimals, 20));
  const grouped = /[#0],[#0]/.test(pattern) ? digits.replace(/\B(?=(?:\d{3})+(?!\d)(?<!\.\d*))/g, ",") : digits;
  const ownSign = value < 0 && sections[1] !== undefined;
  return `${value < 0 && !ownSign ? "-" : ""}${literals(code, grouped)}`.trim();
}

/** The words and signs around the digits. */
function literals(code: string, digits: string): string {
  let placed = false;
  return code.replace(/"([^"]*)"|\\(.)|([#0?][#0?.,]*)|(.)/g, (_, quoted, escaped, pattern, other) => {
    if (quoted !== undefined || escaped !== undefined) return quoted ?? escaped;
    if (pattern === undefined) return other;
    if (placed) return "";
    placed = true;
    return digits;
  });
}

/** Days since the last day of 1899, in the form that keeps what the format shows: year, month or day. */
function formatDate(serial: number, code: string): string {
  const date = new Date(Math.round((serial - 25_569) * 86_400_000));
  if (Number.isNaN(date.getTime())) return String(serial);
  const iso = date.toISOString();
  if (/d/i.test(code)) return iso.slice(0, 10);
  return /m/i.test(code) ? iso.slice(0, 7) : iso.slice(0, 4);
}
