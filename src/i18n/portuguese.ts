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
  "vocês contam": "contam",
};

/** What only Portugal writes: our catalogues have none of it. */
export const ONLY_IN_PORTUGAL: readonly string[] = Object.values(IN_PORTUGAL).filter((word) => word !== "contam");

const WORDS = new RegExp(
  `(?<![\\p{L}-])(?:${Object.keys(IN_PORTUGAL)
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?![\\p{L}-])`,
  "giu",
);

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
