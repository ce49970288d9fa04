import type { Locale } from "../domain/locale.ts";

/** The little words that give a language away, and for our three the words every deck is made of. */
const WORDS: Record<string, string> = {
  fr: "le la les l un une des du de d et est en au aux dans par pour sur avec que qui qu ne pas plus ce cette ces son sa ses nous vous il elle ils sont ont être avoir ou où mais comme entre sans leur leurs notre nos été chez soit chiffre affaires marge croissance trésorerie équipe marché levée ventes revenu revenus résultat concurrence produit mois année ans mensuel annuel exercice coût coûts effectifs brute",
  en: "the a an of and to in for is are was were be been by with on at from as that this these it its we our you your or not have has had will would can which their they more than all other each per into over if may any such no do does revenue customers margin growth cash team market sales profit competition product month year years monthly annual cost costs employees gross raised funding",
  pt: "o a os as um uma de do da dos das e em no na nos nas por para com que se não mais ao aos à às pelo pela pelos pelas é são foi ser ter tem está como mas ou sem seu sua seus suas nosso nossa nós você entre até também já isso este esta esse essa quando muito receita clientes margem crescimento caixa equipe equipa mercado vendas lucro concorrência produto mês meses ano anos mensal anual custo custos bruta rodada",
  es: "el la los las un una unos de del y en que por para con no se al lo su sus más como pero es son fue ser está este esta estos ha han o sin sobre entre también ya cuando muy hay ingresos clientes crecimiento mercado ventas mes año años",
  it: "il lo la gli i le un una di del della dei delle e è in nel nella che per con non si da al alla sono più come ma o se questo questa ha hanno essere anche su dal dalla ricavi clienti crescita mercato mese anno anni",
  de: "der die das den dem des ein eine einer einen und ist in im zu zum zur von vom mit für auf nicht sich auch an als bei aus nach wird werden sind hat haben oder es wir sie er über durch kann umsatz kunden markt wachstum monat jahr jahre",
  nl: "de het een en van in is op te dat die niet voor met zijn aan er om ook als bij of door naar uit wordt worden kan deze dit maar over heeft omzet klanten groei jaar",
  ca: "el la els les un una de del dels i en que per amb no es al als a és són ha més com però o si aquest aquesta seu seva sense entre també",
  ro: "și în de la pe cu nu este sunt o un una care din pentru mai se că ale al a fi sau fost prin acest această ce",
  sv: "och i att det som en på är av för med den till inte om ett har de kan från vid eller var så men inom",
  da: "og i at det som en på er af for med den til ikke et har de kan fra ved eller var så men om der",
  pl: "i w na z do nie się to że jest o jak po dla przez od za oraz lub są tego ten być który może",
  fi: "ja on ei se että oli tai kun ovat joka mutta myös tämä voidaan olla sen ole voi jos",
  tr: "ve bir bu için ile de da olarak daha çok olan en ne gibi kadar veya değil sonra her dosya",
  cs: "a v na se je že s z do pro o to jako ale by za jsou po který nebo při není od",
  hu: "a az és hogy nem is egy van ez volt meg de ha csak vagy már még mint lehet",
};

const WORD_LANGUAGES = new Map<string, string[]>();
for (const [language, list] of Object.entries(WORDS)) {
  for (const word of list.split(" ")) WORD_LANGUAGES.set(word, [...(WORD_LANGUAGES.get(word) ?? []), language]);
}

/** Letters only one of the close languages writes: they settle what shared little words leave open. */
const LETTERS: [RegExp, string][] = [
  [/[ãõ]|ções|ção/g, "pt"],
  [/[ñ¿¡]|ción/g, "es"],
  [/[œèùûîë]/g, "fr"],
  [/[ß]/g, "de"],
  [/[șță]/g, "ro"],
];

/** More text than this adds nothing to the answer. */
const ENOUGH = 20_000;

/**
 * The language a text is written in: one of ours, "other", or null where there is too little running text to tell
 * (a table of numbers, a list of names).
 */
export function detectLanguage(text: string): Locale | "other" | null {
  const sample = text.slice(0, ENOUGH).normalize("NFC").toLowerCase();
  const words = sample.match(/\p{L}+/gu) ?? [];
  if (words.length < 4) return null;
  const letters = words.join("");
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters.length >= 12 && latin < letters.length / 2) return "other";

  const score = new Map<string, number>();
  const add = (language: string, points: number) => score.set(language, (score.get(language) ?? 0) + points);
  let known = 0;
  for (const word of words) {
    const languages = WORD_LANGUAGES.get(word);
    if (!languages) continue;
    known++;
    const points = word.length === 1 ? 0.5 : 1;
    for (const language of languages) add(language, points);
  }
  for (const [pattern, language] of LETTERS) add(language, (sample.match(pattern)?.length ?? 0) * 0.5);

  const [best, second] = [...score].sort((a, b) => b[1] - a[1]);
  if (best === undefined || known < 2 || best[1] < 2 || best[1] < words.length * 0.08) return null;
  if (second !== undefined && best[1] - second[1] < Math.max(0.5, best[1] * 0.05)) return null;
  return best[0] === "fr" || best[0] === "en" || best[0] === "pt" ? best[0] : "other";
}

export { looksGarbled } from "./garbled.ts";
