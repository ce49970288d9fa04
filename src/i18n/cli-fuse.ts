import type { Catalogue } from "./catalogue.ts";

const en = {
  command: "put the values of many sources together: the likely one, how sure, and which sources copy",
  argument:
    "a CSV: columns object, source, value (also weight, kind, order), or one line a thing and one column a source",
  same: "numbers this close, in percent, are one value",
  badSame: (given: string) => `--same takes a percentage from 0 to 50, not ${given}.`,
  noClaims: (file: string) =>
    `${file} holds no claim. Give columns object, source and value, or one column for each source.`,
  title: (claims: string, objects: string, sources: string) =>
    `Claims: ${claims} · things: ${objects} · sources: ${sources}`,
  skipped: (lines: string) => `Lines without a thing, a source or a value, left out: ${lines}.`,
  head: { object: "Thing", value: "Value", sure: "Sure", by: "By", other: "Others say" },
  by: {
    agreed: "vote and records",
    untied: "records, the vote is tied",
    records: "records, against the vote",
    vote: "vote, records too thin",
  },
  sources: "Sources, most reliable first (right that often, with its uncertainty)",
  copying: "Sources that seem to copy from each other or from one place",
  noCopying: "No sign that sources copy from each other.",
  group: (sources: string, probability: string) => `${sources} (at least ${probability})`,
  neverApart: "Sources that never differ: if they have one origin, count them as one",
  hint: "A value is what the sources make likely, not proof: they may all be wrong together.",
  tie: "tied",
};

/** Sentences of `tribunal fuse`. */
export const FUSE_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    command: "rassembler les valeurs de plusieurs sources : la plus probable, à quel point, et quelles sources copient",
    argument:
      "un CSV : colonnes objet, source, valeur (aussi poids, type, ordre), ou une ligne par chose et une colonne par source",
    same: "des nombres aussi proches, en pour cent, sont une même valeur",
    badSame: (given) => `--same attend un pourcentage de 0 à 50, pas ${given}.`,
    noClaims: (file) =>
      `${file} ne contient aucune affirmation. Donnez des colonnes objet, source et valeur, ou une colonne par source.`,
    title: (claims, objects, sources) =>
      `Affirmations\u00a0: ${claims} · choses\u00a0: ${objects} · sources\u00a0: ${sources}`,
    skipped: (lines) => `Lignes sans chose, sans source ou sans valeur, laissées de côté : ${lines}.`,
    head: { object: "Chose", value: "Valeur", sure: "Sûr", by: "Par", other: "D'autres disent" },
    by: {
      agreed: "vote et historique",
      untied: "historique, vote à égalité",
      records: "historique, contre le vote",
      vote: "vote, historique trop mince",
    },
    sources: "Sources, la plus fiable d'abord (juste aussi souvent, avec l'incertitude)",
    copying: "Sources qui semblent se copier ou copier un même lieu",
    noCopying: "Rien n'indique que des sources se copient.",
    group: (sources, probability) => `${sources} (au moins ${probability})`,
    neverApart: "Sources qui ne diffèrent jamais : si elles ont une même origine, comptez-les pour une",
    hint: "Une valeur est ce que les sources rendent probable, pas une preuve : elles peuvent se tromper toutes ensemble.",
    tie: "à égalité",
  },
  pt: {
    command: "reunir os valores de várias fontes: o mais provável, com que certeza, e quais fontes copiam",
    argument:
      "um CSV: colunas objeto, fonte, valor (também peso, tipo, ordem), ou uma linha por coisa e uma coluna por fonte",
    same: "números tão próximos, em por cento, são um mesmo valor",
    badSame: (given) => `--same espera uma porcentagem de 0 a 50, não ${given}.`,
    noClaims: (file) =>
      `${file} não contém nenhuma afirmação. Dê colunas objeto, fonte e valor, ou uma coluna por fonte.`,
    title: (claims, objects, sources) => `Afirmações: ${claims} · coisas: ${objects} · fontes: ${sources}`,
    skipped: (lines) => `Linhas sem coisa, sem fonte ou sem valor, deixadas de lado: ${lines}.`,
    head: { object: "Coisa", value: "Valor", sure: "Certeza", by: "Por", other: "Outros dizem" },
    by: {
      agreed: "voto e histórico",
      untied: "histórico, voto empatado",
      records: "histórico, contra o voto",
      vote: "voto, histórico insuficiente",
    },
    sources: "Fontes, a mais fiável primeiro (certa tantas vezes, com a incerteza)",
    copying: "Fontes que parecem copiar umas das outras ou de um mesmo lugar",
    noCopying: "Nada indica que as fontes copiem umas das outras.",
    group: (sources, probability) => `${sources} (pelo menos ${probability})`,
    neverApart: "Fontes que nunca diferem: se têm a mesma origem, conte-as como uma",
    hint: "Um valor é o que as fontes tornam provável, não uma prova: podem errar todas juntas.",
    tie: "empate",
  },
};
