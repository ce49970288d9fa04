import type { ExtractionIssue } from "../domain/document.ts";
import type { Locale } from "../domain/locale.ts";
import { OCR_PACKAGES } from "../domain/ocr-packages.ts";
import type { Catalogue } from "./catalogue.ts";
import { obstacleWords } from "./formula-obstacles.ts";
import { sheetFault } from "./sheet-faults.ts";
import { TERMS } from "./terms.ts";

/** What an issue carries, ready for a sentence; each may be empty. */
interface Facts {
  /** The cell, or the cells, concerned. */
  cells: string;
  stored: string;
  recomputed: string;
  /** How text is hidden, in words. */
  how: string;
  printed: string;
  position: string;
  /** A free fact of the reader: currencies, dates, a reason. */
  fact: string;
  /** The page is a picture whose words were recognised by a machine. */
  recognised: boolean;
  /** Why pictures were not read: by choice, because the parts it takes are not installed, or beyond the limits. */
  ocr: "off" | "missing" | "limit" | "";
  /** Figures in pictures on which two readings differ. */
  unsure: number;
}

const inBrackets = (text: string) => (text === "" ? "" : ` (${text})`);
const INSTALL = `npm install ${OCR_PACKAGES}`;
const after = (text: string) => (text === "" ? "" : ` ${text}`);

const NOT_READ: Catalogue<Record<"off" | "missing" | "limit", string>> = {
  en: {
    off: "reading pictures is switched off",
    missing: `to read pictures: ${INSTALL}`,
    limit: "reading it took too long, or there were too many",
  },
  fr: {
    off: "la lecture des images est désactivée",
    missing: `pour lire les images : ${INSTALL}`,
    limit: "la lecture a pris trop de temps, ou il y en avait trop",
  },
  pt: {
    off: "a leitura de imagens está desligada",
    missing: `para ler imagens: ${INSTALL}`,
    limit: "a leitura demorou demais, ou eram muitas",
  },
};

const why = ({ ocr }: Facts, words: (typeof NOT_READ)["en"]) => (ocr === "" ? "" : inBrackets(words[ocr]));
const unsureEn = (count: number) =>
  inBrackets(
    count === 0
      ? ""
      : count === 1
        ? "1 passage uncertain: it proves nothing"
        : `${count} passages uncertain: they prove nothing`,
  );
const unsureFr = (count: number) =>
  inBrackets(
    count === 0
      ? ""
      : count === 1
        ? "1 passage incertain : il ne prouve rien"
        : `${count} passages incertains : ils ne prouvent rien`,
  );
const unsurePt = (count: number) =>
  inBrackets(
    count === 0 ? "" : count === 1 ? "1 trecho incerto: não prova nada" : `${count} trechos incertos: não provam nada`,
  );

const en = {
  issues: {
    no_text_layer: (f: Facts) =>
      f.recognised
        ? `a picture whose words were read by a machine (OCR): read it with care${unsureEn(f.unsure)}`
        : `a picture without readable text: nothing here can be cited${why(f, NOT_READ.en)}`,
    picture_text: (f: Facts) =>
      f.recognised
        ? `words in pictures were read by a machine (OCR)${unsureEn(f.unsure)}`
        : `pictures were not read${why(f, NOT_READ.en)}`,
    slow_page: (f: Facts): string =>
      f.fact === ""
        ? "drawing it takes too long: whether some of its words are seen could not be checked, they prove nothing"
        : "reading it takes longer than a page may: left out, the rest of the document was read",
    garbled_text: () => "the text behind the page is not what the page shows: nothing here can be cited",
    numbers_not_printed: () => "no page numbers are printed: positions in the document are used",
    printed_number_differs: (f: Facts) =>
      `the printed number is not the position${inBrackets(f.printed && `printed ${f.printed}, position ${f.position}`)}`,
    hidden_text: (f: Facts) => `text a reader does not see was set apart${inBrackets(f.how)}`,
    empty_section: () => "nothing on it",
    mixed_currency: (f: Facts) => `several currencies are mixed${inBrackets(f.fact || f.cells)}`,
    inconsistent_dates: (f: Facts) => `the dates are not consistent${inBrackets(f.fact || f.cells)}`,
    hard_coded_result: (f: Facts) => `a number was typed in among formulas${after(f.cells)}`,
    inconsistent_formula: (f: Facts) => `a formula is not its neighbours’${after(f.cells)}`,
    total_differs: (f: Facts) => `a total is not what its lines give${after(f.cells)}`,
    unused_input: (f: Facts) => `an assumption is read by no formula${after(f.cells)}`,
    implausible_result: (f: Facts) => `a result cannot be right${after(f.cells)}`,
    repeated_sheet: (f: Facts) => `a sheet stands there twice${after(f.cells)}`,
    circular_reference: (f: Facts) => `formulas refer to each other in a circle${inBrackets(f.cells)}`,
    cached_value_differs: (f: Facts) =>
      `the stored value is not what the formula gives${after(f.cells)}${inBrackets(f.stored && `stored ${f.stored}, recomputed ${f.recomputed}`)}`,
    no_cached_value: (f: Facts) => `a formula has no stored value${after(f.cells)}`,
    error_cell: (f: Facts) => `a cell shows an error${after(f.cells)}${inBrackets(f.fact)}`,
    not_recomputed: (f: Facts) => `a formula could not be recomputed${after(f.cells)}${inBrackets(f.fact)}`,
    macros_ignored: () => "it contains macros, which were not run",
    external_link_ignored: () => "it points to other files or sites, which were not opened",
    machine_directed_text: (f: Facts) =>
      `text that gives orders to a machine was set apart and proves nothing${inBrackets(f.fact)}`,
    truncated: (f: Facts) => `only part of it was read${inBrackets(f.fact)}`,
  },
  more: (count: number) => `and ${count} more of the same kind`,
};

const WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    issues: {
      no_text_layer: (f) =>
        f.recognised
          ? `une image dont le texte a été lu par une machine (OCR) : à lire avec prudence${unsureFr(f.unsure)}`
          : `une image sans texte lisible : rien ici ne peut être cité${why(f, NOT_READ.fr)}`,
      picture_text: (f) =>
        f.recognised
          ? `le texte d’images a été lu par une machine (OCR)${unsureFr(f.unsure)}`
          : `des images n’ont pas été lues${why(f, NOT_READ.fr)}`,
      slow_page: (f) =>
        f.fact === ""
          ? "la dessiner prend trop de temps : on n’a pas pu vérifier que certains mots sont visibles, ils ne prouvent rien"
          : "la lire prend plus de temps que ne peut prendre une page : laissée de côté, le reste du document a été lu",
      garbled_text: () => "le texte sous la page n’est pas celui que la page montre : rien ici ne peut être cité",
      numbers_not_printed: () => "aucun numéro de page n’est imprimé : la position dans le document en tient lieu",
      printed_number_differs: (f) =>
        `le numéro imprimé n’est pas la position${inBrackets(f.printed && `imprimé ${f.printed}, position ${f.position}`)}`,
      hidden_text: (f) => `du texte qu’un lecteur ne voit pas a été mis à part${inBrackets(f.how)}`,
      empty_section: () => "rien dessus",
      mixed_currency: (f) => `plusieurs devises sont mélangées${inBrackets(f.fact || f.cells)}`,
      inconsistent_dates: (f) => `les dates ne sont pas cohérentes${inBrackets(f.fact || f.cells)}`,
      hard_coded_result: (f) => `un nombre a été saisi à la main au milieu de formules${after(f.cells)}`,
      inconsistent_formula: (f) => `une formule n’est pas celle de ses voisines${after(f.cells)}`,
      total_differs: (f) => `un total n’est pas ce que donnent ses lignes${after(f.cells)}`,
      unused_input: (f) => `aucune formule ne lit une hypothèse${after(f.cells)}`,
      implausible_result: (f) => `un résultat ne peut pas être juste${after(f.cells)}`,
      repeated_sheet: (f) => `une feuille figure deux fois${after(f.cells)}`,
      circular_reference: (f) => `des formules se renvoient l’une à l’autre en boucle${inBrackets(f.cells)}`,
      cached_value_differs: (f) =>
        `la valeur enregistrée n’est pas celle que donne la formule${after(f.cells)}${inBrackets(f.stored && `enregistrée ${f.stored}, recalculée ${f.recomputed}`)}`,
      no_cached_value: (f) => `une formule n’a pas de valeur enregistrée${after(f.cells)}`,
      error_cell: (f) => `une cellule affiche une erreur${after(f.cells)}${inBrackets(f.fact)}`,
      not_recomputed: (f) => `une formule n’a pas pu être recalculée${after(f.cells)}${inBrackets(f.fact)}`,
      macros_ignored: () => "il contient des macros, qui n’ont pas été exécutées",
      external_link_ignored: () => "il renvoie à d’autres fichiers ou sites, qui n’ont pas été ouverts",
      machine_directed_text: (f) =>
        `du texte qui donne des ordres à une machine a été mis à part et ne prouve rien${inBrackets(f.fact)}`,
      truncated: (f) => `une partie seulement a été lue${inBrackets(f.fact)}`,
    },
    more: (count) => `et ${count} autres du même genre`,
  },
  pt: {
    issues: {
      no_text_layer: (f) =>
        f.recognised
          ? `uma imagem cujo texto foi lido por máquina (OCR): ler com cautela${unsurePt(f.unsure)}`
          : `uma imagem sem texto legível: nada aqui pode ser citado${why(f, NOT_READ.pt)}`,
      picture_text: (f) =>
        f.recognised
          ? `o texto de imagens foi lido por máquina (OCR)${unsurePt(f.unsure)}`
          : `há imagens que não foram lidas${why(f, NOT_READ.pt)}`,
      slow_page: (f) =>
        f.fact === ""
          ? "desenhá-la demora demais: não foi possível verificar se algumas palavras são visíveis, não provam nada"
          : "lê-la demora mais do que uma página pode: ficou de fora, o resto do documento foi lido",
      garbled_text: () => "o texto por trás da página não é o que a página mostra: nada aqui pode ser citado",
      numbers_not_printed: () => "não há números de página impressos: usa-se a posição no documento",
      printed_number_differs: (f) =>
        `o número impresso não é a posição${inBrackets(f.printed && `impresso ${f.printed}, posição ${f.position}`)}`,
      hidden_text: (f) => `foi posto à parte texto que um leitor não vê${inBrackets(f.how)}`,
      empty_section: () => "não tem nada",
      mixed_currency: (f) => `há várias moedas misturadas${inBrackets(f.fact || f.cells)}`,
      inconsistent_dates: (f) => `as datas não são coerentes${inBrackets(f.fact || f.cells)}`,
      hard_coded_result: (f) => `um número foi escrito à mão no meio de fórmulas${after(f.cells)}`,
      inconsistent_formula: (f) => `uma fórmula não é a das vizinhas${after(f.cells)}`,
      total_differs: (f) => `um total não é o que as suas linhas dão${after(f.cells)}`,
      unused_input: (f) => `nenhuma fórmula lê uma premissa${after(f.cells)}`,
      implausible_result: (f) => `um resultado não pode estar certo${after(f.cells)}`,
      repeated_sheet: (f) => `uma aba aparece duas vezes${after(f.cells)}`,
      circular_reference: (f) => `há fórmulas que remetem umas para as outras em círculo${inBrackets(f.cells)}`,
      cached_value_differs: (f) =>
        `o valor guardado não é o que a fórmula dá${after(f.cells)}${inBrackets(f.stored && `guardado ${f.stored}, recalculado ${f.recomputed}`)}`,
      no_cached_value: (f) => `uma fórmula não tem valor guardado${after(f.cells)}`,
      error_cell: (f) => `uma célula mostra um erro${after(f.cells)}${inBrackets(f.fact)}`,
      not_recomputed: (f) => `uma fórmula não pôde ser recalculada${after(f.cells)}${inBrackets(f.fact)}`,
      macros_ignored: () => "contém macros, que não foram executadas",
      external_link_ignored: () => "remete para outros arquivos ou sites, que não foram abertos",
      machine_directed_text: (f) =>
        `foi posto à parte texto que dá ordens a uma máquina; não prova nada${inBrackets(f.fact)}`,
      truncated: (f) => `só uma parte foi lida${inBrackets(f.fact)}`,
    },
    more: (count) => `e mais ${count} do mesmo gênero`,
  },
};

/** An issue in plain words, without its place. */
export function describeIssue(issue: ExtractionIssue, locale: Locale): string {
  const { detail } = issue;
  const words = WORDS[locale];
  if (typeof detail.more === "number") return words.more(detail.more);
  const fault = sheetFault(issue, locale);
  if (fault !== null) return fault;
  const first = (...names: string[]) =>
    String(names.map((name) => detail[name]).find((value) => value !== undefined) ?? "");
  return words.issues[issue.code]({
    cells: first("cells", "cell", "range"),
    stored: first("stored"),
    recomputed: first("recomputed"),
    how: hiddenWords(first("how", "reasons"), locale),
    printed: first("printed"),
    position: first("position", "page"),
    fact:
      detail.reason === undefined
        ? first("currencies", "dates", "passage", "found", "formats", "error", "value", "limit")
        : obstacleWords(String(detail.reason), locale),
    recognised: detail.recognised !== undefined,
    ocr: detail.ocr === "off" || detail.ocr === "missing" || detail.ocr === "limit" ? detail.ocr : "",
    unsure: Number(detail.unsure ?? 0),
  });
}

/** How text is hidden, in words; `reasons` is a list of codes, or one. */
export function hiddenWords(reasons: string, locale: Locale): string {
  const words: Record<string, string> = TERMS[locale].hidden;
  return reasons
    .split(",")
    .map((reason) => reason.trim())
    .filter((reason) => reason !== "")
    .map((reason) => (Object.hasOwn(words, reason) ? words[reason] : reason))
    .join(", ");
}
