import type { Catalogue } from "./catalogue.ts";

/** Figures of one document that were seen and not placed. */
interface Unplaced {
  name: string;
  pages: readonly number[];
  sheets: readonly string[];
}

const places = (
  unplaced: readonly Unplaced[],
  say: { page: string; pages: string; sheet: string; sheets: string },
): string =>
  unplaced
    .map(({ name, pages, sheets }) =>
      [
        name,
        ...(pages.length === 0 ? [] : [`${pages.length === 1 ? say.page : say.pages} ${pages.join(", ")}`]),
        ...(sheets.length === 0 ? [] : [`${sheets.length === 1 ? say.sheet : say.sheets} ${sheets.join(", ")}`]),
      ].join(", "),
    )
    .join(" · ");

/** A number stays with the word before it: "page 3" is not broken in a narrow column. */
export const together = (reference: string): string => reference.replaceAll(/ (?=\d+\b)/g, "\u00a0");

const en = {
  title: "Key figures",
  caption: "As the documents state them, and what each rests on.",
  /** What the level of evidence is called, as a column and beside a verdict. */
  restsOn: "Rests on",
  level: {
    declared: "declared by the founder",
    corroborated: "cross-checked",
    outside: "confirmed by a third party",
    contradicted: "contradicted",
    contested: "contested",
  },
  /** After a rate that is not a year's. */
  pace: { monthly: "a month", quarterly: "a quarter" },
  /** No document states the value. */
  unstated: "no document states it",
  figure: "Figure",
  deck: "In the deck or papers",
  model: "In the model",
  place: "Where to look",
  /** Shown on the desk: opens the list of every figure, and the place. */
  all: "All figures",
  /** The level, and what the documents say otherwise. */
  contradictedBy: (level: string, against: readonly string[]) => `${level}; elsewhere: ${against.join("; ")}`,
  /** In the place of the level of evidence. */
  planOnly: "plan only",
  unsureOnly: "read without certainty",
  /** Before the figures that were read without our being sure. */
  unsure: "Read as of today, without certainty; to be confirmed by the founder:",
  /** Before the figures that the documents give as plans; `alone`: they give nothing of today. */
  planned: (alone: boolean): string =>
    alone ? "The documents give plans only, no figure of today:" : "Given as a plan only, with no figure of today:",
  /** None of the figures a decision rests on is in the documents. */
  none: "None of the figures a decision rests on (revenue, growth, burn, cash, runway, round, valuation) was found in the documents.",
  /** A model looked at the pictures of pages whose figures were read with doubt. */
  pictures: ({ pages, confirmed, left }: { pages: number; confirmed: number; left: number }) =>
    `A model read ${pages === 1 ? "1 page" : `${pages} pages`} again from the picture: ${confirmed} ${confirmed === 1 ? "line" : "lines"} in doubt read alike, ${left} left in doubt.`,
  /** `more`: places that are not named. */
  coverage: ({
    understood,
    seen,
    unplaced,
    more,
  }: {
    understood: string;
    seen: string;
    unplaced: readonly Unplaced[];
    more: number;
  }) =>
    unplaced.length === 0
      ? `${understood} of ${seen} figures understood.`
      : `${understood} of ${seen} figures understood; figures we could not place: ${places(unplaced, { page: "page", pages: "pages", sheet: "sheet", sheets: "sheets" })}${more === 0 ? "" : `, and ${more} more ${more === 1 ? "place" : "places"}`}.`,
};

/** The figures a decision rests on and what each rests on itself: the same words in every report and on the desk. */
export const KEY_FIGURE_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    title: "Chiffres clés",
    caption: "Tels que les documents les donnent, et sur quoi chacun repose.",
    restsOn: "Repose sur",
    level: {
      declared: "déclaré par le fondateur",
      corroborated: "recoupé",
      outside: "confirmé par un tiers",
      contradicted: "contredit",
      contested: "contesté",
    },
    pace: { monthly: "par mois", quarterly: "par trimestre" },
    unstated: "aucun document ne le dit",
    figure: "Chiffre",
    deck: "Dans le deck ou les pièces",
    model: "Dans le modèle",
    place: "Où regarder",
    all: "Tous les chiffres",
    contradictedBy: (level, against) => `${level}\u00a0; ailleurs\u00a0: ${against.join("\u00a0; ")}`,
    planOnly: "prévision seulement",
    unsureOnly: "lu sans certitude",
    unsure: "Lu pour aujourd’hui, sans certitude ; à faire confirmer par le fondateur :",
    planned: (alone) =>
      alone
        ? "Les documents ne donnent que des prévisions, aucun chiffre d’aujourd’hui\u00a0:"
        : "Donnés en prévision seulement, sans chiffre d’aujourd’hui\u00a0:",
    none: "Aucun des chiffres qui fondent une décision (revenu, croissance, burn, trésorerie, runway, levée, valorisation) n’a été trouvé dans les documents.",
    pictures: ({ pages, confirmed, left }) =>
      `Un modèle a relu ${pages === 1 ? "1 page" : `${pages} pages`} sur l’image\u00a0: ${confirmed} ${confirmed < 2 ? "ligne douteuse lue" : "lignes douteuses lues"} à l’identique, ${left} ${left < 2 ? "laissée" : "laissées"} en doute.`,
    coverage: ({ understood, seen, unplaced, more }) =>
      unplaced.length === 0
        ? `${understood} ${["0", "1"].includes(understood) ? "chiffre compris" : "chiffres compris"} sur ${seen}.`
        : `${understood} ${["0", "1"].includes(understood) ? "chiffre compris" : "chiffres compris"} sur ${seen}\u00a0; chiffres que nous n’avons pas su situer\u00a0: ${places(unplaced, { page: "page", pages: "pages", sheet: "feuille", sheets: "feuilles" })}${more === 0 ? "" : `, et ${more} ${more === 1 ? "autre endroit" : "autres endroits"}`}.`,
  },
  pt: {
    title: "Números-chave",
    caption: "Como os documentos os dão, e em que cada um se apoia.",
    restsOn: "Apoia-se em",
    level: {
      declared: "declarado pelo fundador",
      corroborated: "conferido por cruzamento",
      outside: "confirmado por terceiros",
      contradicted: "contradito",
      contested: "contestado",
    },
    pace: { monthly: "ao mês", quarterly: "por trimestre" },
    unstated: "nenhum documento o diz",
    figure: "Número",
    deck: "No deck ou nos documentos",
    model: "No modelo",
    place: "Onde olhar",
    all: "Todos os números",
    contradictedBy: (level, against) => `${level}; em outro lugar: ${against.join("; ")}`,
    planOnly: "só projeção",
    unsureOnly: "lido sem certeza",
    unsure: "Lido como de hoje, sem certeza; a confirmar com o fundador:",
    planned: (alone) =>
      alone ? "Os documentos só dão projeções, nenhum número de hoje:" : "Dados só como projeção, sem número de hoje:",
    none: "Nenhum dos números em que uma decisão se apoia (receita, crescimento, burn, caixa, runway, rodada, valuation) foi encontrado nos documentos.",
    pictures: ({ pages, confirmed, left }) =>
      `Um modelo releu ${pages === 1 ? "1 página" : `${pages} páginas`} na imagem: ${confirmed} ${confirmed === 1 ? "linha duvidosa lida" : "linhas duvidosas lidas"} da mesma forma, ${left} ${left === 1 ? "deixada" : "deixadas"} em dúvida.`,
    coverage: ({ understood, seen, unplaced, more }) =>
      unplaced.length === 0
        ? `${understood} de ${seen} números compreendidos.`
        : `${understood} de ${seen} números compreendidos; números que não conseguimos situar: ${places(unplaced, { page: "página", pages: "páginas", sheet: "planilha", sheets: "planilhas" })}${more === 0 ? "" : `, e mais ${more} ${more === 1 ? "lugar" : "lugares"}`}.`,
  },
};
