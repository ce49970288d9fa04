import { PRIORITISES } from "./cues.ts";
import { Phrases } from "./phrases.ts";
import { isNegated } from "./polarity.ts";
import { recommendsAt } from "./recommends.ts";
import type { Reading } from "./stances.ts";
import { sameStem, subjectOf } from "./subject.ts";

/** What a text puts first. */
export interface Priority {
  subject: Set<string>;
  text: string;
  sentence: number;
}

/** Things of which one is put first at the other's cost. */
const TRADE_OFFS: [Phrases, Phrases][] = [
  both(
    "retention,retenc*,fidelis*,fideliz*,existing customer*,clients existants",
    "acquisition*,acquir*,aquisic*,prospection,new customer*,nouveaux clients,novos clientes",
  ),
  both("quality,qualite,qualidade", "speed,vitesse,velocidade,rapidite,rapidez"),
  both("b2b", "b2c"),
  both(
    "enterprise,grands comptes,grandes contas,large accounts",
    "smb,smes,pme,tpe,pmes,small business*,small accounts",
  ),
  both("organic,organique,organico", "paid,payant,payante,pago,paga"),
  both(
    "domestic,national,domestique,domestico,local,nacional,home market",
    "international*,etranger,abroad,exterior,internacion*",
  ),
  both("product,produit,produto,roadmap", "sales,ventes,vendas,commercialisation,distribution"),
  both("volume,volumes", "price,prices,prix,preco,precos,value,valeur,valor"),
  both("equity,fonds propres,capital", "debt,dette,divida"),
];

/** The work of checking has many angles; they do not compete. */
const CHECKING = new Phrases({
  fr: "diligence*,audit*,verif*,controle*,demander,analyser",
  en: "diligence,audit*,verif*,check*,ask*,review*,request*",
  pt: "diligence,diligencia*,auditor*,verific*,analisar,pedir,solicitar",
});

/** The things a text puts first, by "prioritise", "focus on" and their kin. */
export function prioritiesOf(reading: Reading): Priority[] {
  const { languages, text } = reading;
  return reading.segments.flatMap((segments, sentence) =>
    segments.flatMap((segment): Priority[] => {
      const { words, kind, depends, reported } = segment;
      const at = PRIORITISES.find(words, languages);
      if (at < 0 || kind !== "main" || depends || reported) return [];
      if (CHECKING.find(segment.sentence.words, languages) >= 0) return [];
      const to = at + PRIORITISES.at(words, at, languages);
      if (isNegated(words, at, to, languages)) return [];
      const hit = { axis: "aim", end: 0, kind: "act", from: at, to, weak: false, implied: false, about: null } as const;
      if (!recommendsAt(segment, hit, languages)) return [];
      const after = subjectOf(words.slice(to), languages);
      const subject = after.size > 0 ? after : subjectOf(words.slice(0, at), languages);
      const place = { text: text.slice(segment.sentence.start, segment.sentence.end).trim(), sentence };
      return subject.size === 0 ? [] : [{ subject, ...place }];
    }),
  );
}

/**
 * True where two texts put different things first: a known trade-off (retention against acquisition), or two of the
 * same kind ("the German market" against "the Spanish market"). Unrelated things are two angles, not an opposition.
 */
export function areRivals(a: Priority, b: Priority, readings: [Reading, Reading]): boolean {
  const one = [...a.subject];
  const other = [...b.subject];
  const shared = one.filter((word) => other.some((candidate) => sameStem(word, candidate)));
  if (TRADE_OFFS.some(([x, y]) => rivals(a, b, x, y, readings) || rivals(a, b, y, x, readings))) return true;
  return shared.length > 0 && shared.length < one.length && shared.length < other.length;
}

function rivals(a: Priority, b: Priority, x: Phrases, y: Phrases, [textA, textB]: [Reading, Reading]): boolean {
  return names(a, x, textA) && !names(a, y, textA) && names(b, y, textB) && !names(b, x, textB);
}

function names(priority: Priority, phrases: Phrases, { sentences, languages }: Reading): boolean {
  return phrases.find(sentences[priority.sentence]?.words ?? [], languages) >= 0;
}

function both(x: string, y: string): [Phrases, Phrases] {
  return [new Phrases({ fr: x, en: x, pt: x }), new Phrases({ fr: y, en: y, pt: y })];
}
