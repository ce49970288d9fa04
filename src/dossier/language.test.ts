import { describe, expect, it } from "vitest";
import { detectLanguage, looksGarbled } from "./language.ts";

const FRENCH =
  "La société a réalisé un chiffre d'affaires de 504 000 euros sur l'exercice, en hausse de 42 % par rapport à l'année " +
  "précédente. La croissance vient surtout des nouveaux clients signés au second semestre, tandis que la marge brute " +
  "reste stable. Nous prévoyons de recruter six personnes dans les douze prochains mois afin d'accélérer les ventes.";
const ENGLISH =
  "Revenue for the year reached half a million euros, growing forty percent over the previous year. Most of the growth " +
  "came from customers signed in the second half, while gross margin stayed flat. We plan to hire six people over the " +
  "next twelve months in order to speed up sales and to strengthen the product team before the next round of funding.";
const PORTUGUESE =
  "A receita do ano chegou a meio milhão de euros, com crescimento de quarenta por cento em relação ao ano anterior. A " +
  "maior parte do crescimento veio de clientes conquistados no segundo semestre, enquanto a margem bruta ficou estável. " +
  "Pretendemos contratar seis pessoas nos próximos doze meses para acelerar as vendas e reforçar a equipe de produto.";
const PROSE = [
  ["fr", FRENCH],
  ["en", ENGLISH],
  ["pt", PORTUGUESE],
] as const;

describe("detectLanguage", () => {
  it.each(PROSE)("knows %s", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
    expect(detectLanguage(text.slice(0, 120))).toBe(language);
  });

  it("says other for languages that are not ours", () => {
    expect(
      detectLanguage("Die Gesellschaft hat im Jahr einen Umsatz von einer Million Euro erzielt und ist profitabel."),
    ).toBe("other");
    expect(
      detectLanguage("Los ingresos del año fueron de un millón de euros y la empresa ya es rentable en España."),
    ).toBe("other");
    expect(detectLanguage("Выручка компании за год составила миллион рублей")).toBe("other");
    expect(detectLanguage("会社の売上高は前年比で増加し、利益も出ています 株式会社 東京 日本 事業 報告")).toBe("other");
  });

  it("does not guess from too little", () => {
    expect(detectLanguage("")).toBeNull();
    expect(detectLanguage("ARR 504 000 €")).toBeNull();
    expect(detectLanguage("2023 2024 2025 12 % 42 K€ (71) 15.8x")).toBeNull();
    expect(detectLanguage("Alice Martin\nBob Dupont\nChloé Nguyen\nDavid Cohen\nEmma Silva")).toBeNull();
  });
});

function caesar(text: string, shift: number): string {
  const move = (letter: string, first: number) =>
    String.fromCharCode(((letter.charCodeAt(0) - first + shift) % 26) + first);
  return text.replace(/[a-z]/g, (c) => move(c, 97)).replace(/[A-Z]/g, (c) => move(c, 65));
}

function substitute(text: string, key: string): string {
  return text.toLowerCase().replace(/[a-z]/g, (letter) => key[letter.charCodeAt(0) - 97] ?? letter);
}

describe("looksGarbled", () => {
  it.each(PROSE)("leaves %s prose alone, whatever the document's language", (_, text) => {
    for (const language of ["fr", "en", "pt", "other", null] as const) expect(looksGarbled(text, language)).toBe(false);
    expect(looksGarbled(text.toUpperCase(), null)).toBe(false);
  });

  it.each(PROSE)("sees every shift of %s letters", (language, text) => {
    for (let shift = 1; shift < 26; shift++) {
      expect({ shift, garbled: looksGarbled(caesar(text, shift), language) }).toEqual({ shift, garbled: true });
      expect({ shift, garbled: looksGarbled(caesar(text, shift), null) }).toEqual({ shift, garbled: true });
    }
  });

  it.each(PROSE)("sees swapped letters in %s", (language, text) => {
    for (const key of ["qwertyuiopasdfghjklzxcvbnm", "zyxwvutsrqponmlkjihgfedcba", "phqgiumeaylnofdxjkrcvstzwb"]) {
      expect(looksGarbled(substitute(text, key), language)).toBe(true);
    }
  });

  it("sees character codes moved by a fixed step", () => {
    const moved = [...ENGLISH].map((c) => (c === " " ? c : String.fromCharCode(c.charCodeAt(0) - 29))).join("");
    expect(looksGarbled(moved, "en")).toBe(true);
  });

  it("sees one broken font on a good page", () => {
    expect(looksGarbled(`${FRENCH}\n${caesar(FRENCH, 3)}\n${FRENCH}`, "fr")).toBe(true);
  });

  it("sees figures mapped to private-use, control or odd characters", () => {
    const privateUse = (digits: string) => digits.replace(/\d/g, (d) => String.fromCharCode(0xe010 + Number(d)));
    const control = (digits: string) => digits.replace(/\d/g, (d) => String.fromCharCode(0x0e + Number(d)));
    const odd = (digits: string) => digits.replace(/\d/g, (d) => "ÿþýüûúùø÷ö"[Number(d)] ?? "");
    const table = "MRR 42000 45000 48000 ARR 504000 540000 576000";
    expect(looksGarbled(privateUse(table), "fr")).toBe(true);
    expect(looksGarbled(control(table), "fr")).toBe(true);
    expect(looksGarbled(odd(table), "fr")).toBe(true);
  });

  it("sees words made of several alphabets", () => {
    expect(looksGarbled("aбγ дeζ ηθi κлm νξo πрs τуv φχw ψωx абy γδz εζb ηθc", "en")).toBe(true);
  });

  it.each([
    [
      "a table of numbers",
      "ARR 504 000 € 2023 2024 2025\nMRR 42 000\nCAC 1 200 LTV 12 000 EBITDA (71) 12 % 15.8x\n— — n/a $(567) $89 (4.5)%",
    ],
    [
      "names",
      "Jean-Baptiste Krzyzanowski, CEO\nXavier Nguyen, CTO\nSzymon Wójcik\nPriya Ramachandran\nBjörk Guðmundsdóttir",
    ],
    ["headings in capitals", "TRACTION ET CROISSANCE\nMODÈLE ÉCONOMIQUE\nÉQUIPE\nMARCHÉ ADRESSABLE\nFEUILLE DE ROUTE"],
    [
      "product names",
      "K8s, gRPC, GraphQL, PostgreSQL, Kafka, NGINX, Redis, AWS EKS, tRPC, SvelteKit, WebRTC, OAuth2, XGBoost, PyTorch",
    ],
    ["addresses", "https://xkcd.com/kjhqwz/qwxzjk/wqpzkx www.bzzkq.io/xjqzk contact@zzqkx.io"],
    [
      "bullets of a symbol font",
      "\uf0b7 Point un\n\uf0b7 Point deux\n\uf0b7 Autre\n\uf0b7 Six\n\uf0b7 Sept\n\uf0b7 Huit\n\uf0b7 Neuf\n\uf0b7 Dix\n\uf0b7 Onze",
    ],
    ["rules and leaders", "Sommaire ........ 3\nÉquipe ........ 4\n======== ------ ***** [x] [ ] |---|---|"],
    ["codes", "IBAN FR76 3000 6000 0112 3456 7890 189 SIREN 552 100 554 RCS QXZWV KJHGF BVCXZ"],
    ["another alphabet", "Выручка компании за год составила 500 миллионов рублей, рост тридцать процентов"],
    ["nothing", ""],
  ])("gives the benefit of the doubt to %s", (_, text) => {
    expect(looksGarbled(text, "fr")).toBe(false);
    expect(looksGarbled(text, null)).toBe(false);
  });
});
