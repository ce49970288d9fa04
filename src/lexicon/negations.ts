import { fold } from "./fold.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Words that turn a statement round, levelled (no accents, lower case, no apostrophes). */
export const NEGATIONS = list(`
  not no never none without cannot neither nor nobody nothing isnt wasnt arent werent doesnt dont didnt hasnt havent hadnt wont
  cant couldnt wouldnt shouldnt lack lacks
  ne pas jamais aucun aucune aucuns aucunes sans ni non plus rien
  nao nunca sem nenhum nenhuma nenhuns nenhumas nem jamais nada`);

/** Negative only together with another word: "ne … plus". Alone they are not. */
const WEAK = list("plus ni nor rien nada");

/** A pattern for those that deny by themselves, whatever stands around; the caller adds the boundaries. */
export const NEGATION = [...NEGATIONS]
  .filter((word) => !WEAK.has(word) && word !== "no")
  .map((word) => word.replace("nao", "n[aã]o").replace(/nt$/, "n['’]?t"))
  .join("|");

/** "no" says "in the" in Portuguese: what stands around it shows it. */
const PORTUGUESE =
  /[ãõ]|(?<!\p{L})(?:da|das|dos|em|nas|ao|aos|para|por|uma|pelo|pela|foi|que|está|é)(?!\p{L})|\p{L}{3}(?:[ai]d[oa]s?|cao|mento|dade|entes?) no(?!\p{L})/iu;

/** Whether a levelled word denies by itself; `around` is the text it stands in. */
export function isNegation(word: string, around = ""): boolean {
  if (!NEGATIONS.has(word) || WEAK.has(word)) return false;
  return word !== "no" || !PORTUGUESE.test(around);
}

/** The words of a text that deny by themselves, levelled: "isn't" is one, and "n'a pas" are two. */
export function negationsIn(text: string): string[] {
  const spelled = text.replace(/(?<!\p{L})n['’]/giu, "ne ").replace(/n['’]t(?!\p{L})/giu, " not");
  return (fold(spelled).match(/\p{L}+/gu) ?? []).filter((word) => isNegation(word, text));
}

/** Whether a text denies something: an odd number of negations, "ne" counting only where it stands alone. */
export function denies(text: string): boolean {
  const found = negationsIn(text);
  const full = found.filter((word) => word !== "ne").length;
  return full === 0 ? found.length > 0 : full % 2 === 1;
}
