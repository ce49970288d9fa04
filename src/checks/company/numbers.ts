/** A register's number, by its kind. */
export type RegisterKind = "siren" | "siret" | "cnpj";

/** A number named as one of a register, as printed and without its marks. */
export interface RegisterNumber {
  kind: RegisterKind;
  printed: string;
  plain: string;
}

/** Only a number that is called by its name is one: nine digits alone may be a telephone. */
const NAMED =
  /(?<!\p{L})(?:(siren|siret|rcs(?:\s(?:de\s)?\p{Lu}[\p{L}-]+){1,3}|(?:immatriculation\s+au\s+)?rcs,?(?=\s*num))(?:\s*(?:n[°ºo.]*|:|[A-D](?=\s)|number|sous le|num[ée]ro))*\s*:?\s*((?:\d[ .\u00a0\u202f]?){8,13}\d)(?!\d)|(cnpj)(?:\s*(?:sob|o|n[°ºo.]*|n[úu]mero|\/mf|:))*\s*:?\s*([0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2})(?![0-9A-Z]))/giu;

/** "552 100 554 R.C.S. Lyon", as an extract of the register prints it. */
const BEFORE_REGISTER = /(?<![\d.,])((?:\d{3}[ .\u00a0\u202f]?){3})\s*R\.?C\.?S\.?(?!\p{L})/gu;

/** Every register's number of a text. */
export function registerNumbers(text: string): RegisterNumber[] {
  const found = [...named(text), ...beforeRegister(text)];
  return found.filter(({ plain }, at) => found.findIndex((one) => one.plain === plain) === at);
}

const beforeRegister = (text: string): RegisterNumber[] =>
  [...text.matchAll(BEFORE_REGISTER)].map(([, printed = ""]) => ({
    kind: "siren",
    printed: printed.trim(),
    plain: printed.replace(/\D/g, ""),
  }));

function named(text: string): RegisterNumber[] {
  return [...text.matchAll(NAMED)].flatMap(([, french, digits, , brazilian]): RegisterNumber[] => {
    const printed = (digits ?? brazilian ?? "").trim();
    const plain = printed.replace(/[^0-9A-Z]/gi, "").toUpperCase();
    // A form nobody filled in: 00.000.000/0000-00.
    if (/^(.)\1*$/.test(plain)) return [];
    if (french === undefined) return plain.length === 14 ? [{ kind: "cnpj", printed, plain }] : [];
    if (plain.length !== 9 && plain.length !== 14) return [];
    return [{ kind: plain.length === 9 ? "siren" : "siret", printed, plain }];
  });
}

/** Whether a register could have given out this number: its check digits are right. */
export function isRegisterNumber({ kind, plain }: Pick<RegisterNumber, "kind" | "plain">): boolean {
  if (kind === "cnpj") return isCnpj(plain);
  // The post's establishments follow a rule of their own: their digits add up to a multiple of five.
  if (kind === "siret" && plain.startsWith(LA_POSTE)) return luhn(plain) || digitSum(plain) % 5 === 0;
  return luhn(plain);
}

const LA_POSTE = "356000000";
const digitSum = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** Every second digit from the right doubled, less nine where that has two digits. */
const luhnTerms = (digits: string): number[] =>
  [...digits]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
    .map((doubled) => (doubled > 9 ? doubled - 9 : doubled))
    .reverse();

const luhn = (digits: string): boolean => luhnTerms(digits).reduce((sum, term) => sum + term, 0) % 10 === 0;

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const ZERO = "0".charCodeAt(0);

/** Two check digits modulo 11; since 2026 the first twelve places may hold letters, each worth its code less that of "0". */
function cnpjDigits(plain: string): [number, number] {
  const values = [...plain].map((sign) => sign.charCodeAt(0) - ZERO);
  const digit = (weights: readonly number[], of: readonly number[]) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * (of[at] ?? 0), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = digit(FIRST, values);
  return [first, digit([6, ...FIRST], [...values.slice(0, FIRST.length), first])];
}

const isCnpj = (plain: string): boolean => plain.slice(FIRST.length) === cnpjDigits(plain).join("");

/** How the check digits come out: the terms of the sum that must be a multiple of ten, or the two digits that must stand there. */
export function checkSum({ kind, plain }: Pick<RegisterNumber, "kind" | "plain">): string {
  if (kind === "cnpj")
    return `${plain.slice(0, FIRST.length)} → ${cnpjDigits(plain).join("")} ${isCnpj(plain) ? "=" : "≠"} ${plain.slice(FIRST.length)}`;
  const terms = luhnTerms(plain);
  const sum = terms.reduce((all, term) => all + term, 0);
  return `${terms.join(" + ")} = ${sum} = 10 × ${sum / 10}`;
}

/** The company a number belongs to: a SIRET begins with its SIREN, the establishments of a CNPJ share eight places. */
export function companyOf({ kind, plain }: Pick<RegisterNumber, "kind" | "plain">): string {
  const country = kind === "cnpj" ? "BR" : "FR";
  // A number that no register gave out belongs to no company: only the same print says the same.
  if (!isRegisterNumber({ kind, plain })) return `${country} ${plain}`;
  return `${country} ${plain.slice(0, kind === "cnpj" ? 8 : 9)}`;
}
