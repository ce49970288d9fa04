/** A line of an account: its day ("2025-03-05"), its words, what it added, and what the account held after it. */
export interface BankLine {
  day: string;
  words: string;
  amount: number;
  balance: number;
}

const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, "0")}`);

/** 2025 at a bank: 20,000 in and 50,000 out a month, a million at its start, 640,000 at its end. */
export function bankYear(more: readonly Omit<BankLine, "balance">[] = []): BankLine[] {
  let balance = 1_000_000;
  return [
    ...months.flatMap((month) => [
      { day: `${month}-05`, words: "COLISVERT FACT 17", amount: 20_000 },
      { day: `${month}-25`, words: "SALAIRES", amount: -50_000 },
    ]),
    ...more,
  ]
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((line) => {
      balance += line.amount;
      return { ...line, balance };
    });
}

/** "05/03/2025", "03/05/2025", "05-03-2025", "05.03.25" … of "2025-03-05". */
export function dayAs(day: string, pattern: string): string {
  const [year = "", month = "", of = ""] = day.split("-");
  return pattern.replace("YYYY", year).replace("YY", year.slice(2)).replace("MM", month).replace("DD", of);
}

const grouped = (value: number, thousands: string, decimals: string): string => {
  const [whole = "", cents] = Math.abs(value).toFixed(2).split(".");
  return `${value < 0 ? "-" : ""}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousands)}${decimals}${cents}`;
};
/** "1 234,56", "1.234,56", "1,234.56", "1234.56". */
export const french = (value: number): string => grouped(value, " ", ",");
export const iberian = (value: number): string => grouped(value, ".", ",");
export const english = (value: number): string => grouped(value, ",", ".");
export const plain = (value: number): string => grouped(value, "", ".");

/** A file of a heading, some lines before it, and one line for each of the account's. */
export const fileOf = (
  heads: readonly string[],
  lines: readonly BankLine[],
  line: (one: BankLine, at: number) => string,
): string => [...heads, ...lines.map(line)].join("\n");
