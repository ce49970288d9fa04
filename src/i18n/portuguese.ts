import type { Locale } from "../domain/locale.ts";
import { everyText } from "./every-text.ts";

/** Our Portuguese is written as in Brazil: each word that Portugal writes otherwise, and how. */
const IN_PORTUGAL: Readonly<Record<string, string>> = {
  arquivo: "ficheiro",
  arquivos: "ficheiros",
  equipe: "equipa",
  equipes: "equipas",
  rodada: "ronda",
  rodadas: "rondas",
  registro: "registo",
  registros: "registos",
  usuário: "utilizador",
  usuários: "utilizadores",
  cadastrados: "registados",
  planilha: "folha de cálculo",
  planilhas: "folhas de cálculo",
  porcentagem: "percentagem",
  seção: "secção",
  seções: "secções",
  "em tempo integral": "a tempo inteiro",
  "está captando": "está a captar",
  "nos dizer": "dizer-nos",
  "nos contar": "contar-nos",
  "nos enviar": "enviar-nos",
  "para você": "para si",
  "vocês contam": "contam",
};

/** What only Portugal writes: our catalogues have none of it. */
export const ONLY_IN_PORTUGAL: readonly string[] = Object.values(IN_PORTUGAL).filter((word) => word !== "contam");

/** As words: not inside others, nor in the name of a file or an address. */
const among = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d_/.-])(?:${words.toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\d_/-]|\\.\\w)`,
    "giu",
  );

const WORDS = among(Object.keys(IN_PORTUGAL));
/** Words of Portugal that Brazil does not write at all, and those of Brazil that Portugal does not. */
const TELLING = {
  portugal: among([
    "equipa",
    "equipas",
    "ficheiro",
    "ficheiros",
    "utilizador",
    "utilizadores",
    "registo",
    "registos",
    "percentagem",
    "facturação",
    "faturação",
    "telemóvel",
    "quota de mercado",
    "a tempo inteiro",
  ]),
  brazil: among(Object.keys(IN_PORTUGAL).filter((word) => !word.includes("contam"))),
};

/**
 * Whether a deal is Portugal's: its texts write as in Portugal, or its money is in euros and none of it in reais; and
 * nobody in them writes as in Brazil, so that no word of theirs is ever changed into another.
 */
export function isOfPortugal(texts: Iterable<string>): boolean {
  let [portugal, euros, reais] = [false, false, false];
  for (const text of texts) {
    if (text.search(TELLING.brazil) >= 0) return false;
    portugal ||= text.search(TELLING.portugal) >= 0;
    euros ||= /€|\bEUR\b/u.test(text);
    reais ||= /R\$|\bBRL\b/u.test(text);
  }
  return portugal || (euros && !reais);
}

/** Whether what is told of a deal is told in the Portuguese of Portugal. */
export const isEuropean = ({ locale, deal }: { locale: Locale; deal: { portugal?: true } }): boolean =>
  locale === "pt" && deal.portugal === true;

/** The same data with every text in it as Portugal writes it. */
export const allInPortugal = <Data>(data: Data): Data => everyText(data, asInPortugal);

/** The same sentence as a founder in Portugal would write it; what stands in quotation marks is somebody's own words. */
export function asInPortugal(sentence: string): string {
  return sentence
    .split(/(“[^”]*”)/u)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(WORDS, (word) => spelled(word))))
    .join("");
}

function spelled(word: string): string {
  const european = IN_PORTUGAL[word.toLowerCase()] ?? word;
  return word.charAt(0) === word.charAt(0).toLowerCase()
    ? european
    : european.charAt(0).toUpperCase() + european.slice(1);
}
