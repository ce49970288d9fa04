import { TIMES } from "../../lexicon/lever-words.ts";
import { numericGap as gapOf } from "../../quantities/compare.ts";
import { amountsIn } from "./amounts.ts";
import { WAITS } from "./cues.ts";
import { FAMILIES } from "./families.ts";
import { Phrases } from "./phrases.ts";
import { isNegated } from "./polarity.ts";
import type { Segment } from "./segments.ts";
import type { Reading } from "./stances.ts";
import { subjectOf } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/**
 * What a text tells the investor to do with the deal itself: go in, ask for a better price, wait or pass, with how much
 * and at what price.
 */
export interface Call {
  what: "go" | "renegotiate" | "wait" | "pass";
  ticket: number | null;
  price: number | null;
  /** It holds only on a condition: "provided the audit is clean". */
  conditional: boolean;
  /** It says now, or without conditions. */
  immediate: boolean;
  /** The sentence and the word that said it, as written. */
  text: string;
  word: string;
}

/** Where two calls pull apart. */
export interface CallClash {
  ground: "deal" | "timing" | "ticket" | "price";
  a: Call;
  b: Call;
}

const GO = new Phrases({
  fr: "invest*,entrer,entree,entrons,participer,participons,souscrire,ticket,go,on y va,allons y,j y vais,rentrer,suivre le tour,suivre ce tour,suivre cette levee,donner suite,acheter,favorable*,feu vert,accept*,signer,conclure,boucler,mener,faire un cheque,signer le cheque,mettre de l argent,mettre un ticket,virer les fonds,!investisseu*,!investig*",
  en: "invest,investing,take part,taking part,back,backing,back the team,back this team,back them,back these founders,back the founders,buy,go,go ahead,proceed,participate,participating,ticket,join,follow,lead,commit,favorable,favourable,green light,accept,accepts,accepting,close the deal,close the round,close this,sign,write the cheque,write the check,write a cheque,write a check,wire the money,put money in,i m in,count me in",
  pt: "invest*,invist*,colocar,entrar,entremos,participar,aportar,ticket,cheque,go,comprar,favorave*,entrada,sinal verde,aceit*,fechar,assinar,liderar,assinar o cheque,fazer o cheque,colocar dinheiro,!investidor*,!investig*",
});

const PASS = new Phrases({
  fr: "passer,passez,passons,laisser filer,laisse filer,laissez filer,laissons filer,laisse passer,passer son tour,passer notre tour,decliner,declinez,declinons,refuser,refusez,refusons,rejeter,rejetez,ecarter,eviter,evitez,defavorable,no go,feu rouge,laisser passer,laissons passer,laissez passer,s abstenir,abstenons,sans nous,sans moi,pas pour nous,pas pour moi,rester a l ecart,garder nos munitions,garder mes munitions,ne mettrais pas un euro,pas un euro,pas un centime",
  en: "pass,pass on,passing,passing on,decline,skip,reject,avoid,no go,walk away,turn down,unfavorable,unfavourable,red light,stay out,sit out,sit on our hands,sit on my hands,stay away,stand aside,on the sidelines,not for us,not for me,let this one go,let it go,let the round go,let this round go,let the deal go,let it pass,keep my powder dry,keep our powder dry,keep your powder dry,sit this one out,keep out,hard pass,not a penny,not a cent,not a dime",
  pt: "passar,passamos,passe,declinar,declinamos,recusar,recusamos,rejeitar,rejeitamos,evitar,desfavoravel,no go,ficar de fora,desistir,sinal vermelho,deixar passar,deixar ir,nao e para nos,nao e para mim,abster,fora desta,fora dessa,nem um centavo,nem um euro,nenhum centavo",
});

/** A price is taken, not a sum put in. */
const ACCEPTS = new Phrases({ fr: "accept*", en: "accept*", pt: "aceit*" });

/** What may stand beside a call without making it a call on something else: price, time and measure. */
const BESIDE = new Phrases({
  fr: "valoris*,pre,post,money,prix,instant,immediat*,prochain*,seulement,limite*,max*,mini*,environ,eur*,million*,millier*,suivre,suivant,prendre,prenons,mettre,poser,fonds,revenir,propos*,table,demand*,avis,hauteur,capital,attendre",
  en: "valuation*,pre,post,money,price,now,today,immediately,next,only,limit*,max*,mini*,around,million*,thousand*,eur*,one,follow*,cap,asking,take,taking,write,put,check,fund,table,offered,proposed,any,come,back,revisit,advice,term,sheet,week",
  pt: "avaliac*,valuation*,pre,post,money,preco,agora,vale,pena,empresa,um,real,hoje,imediat*,enquanto,proxim*,apenas,somente,limit*,max*,mini*,cerca,mil,milh*,reais,eur*,tomar,fazer,colocar,assinar,fundo,voltar,mesa,propost*,fundador*",
});

const WHEN = new Phrases(TIMES);

/** What would be looked at again is not taken now. */
const REVISITS = new Phrases({
  fr: "revoir,reexaminer,reconsiderer,revenir,revient,reviennent,nouveau regard",
  en: "fresh look,look again,another look,second look,come back,comes back,revisit,reconsider",
  pt: "rever,reavaliar,reconsiderar,voltar,voltam,voltarem,novo olhar",
});

const NOW = new Phrases({
  fr: "maintenant,immediat*,tout de suite,sans condition*,sans attendre,sans reserve*",
  en: "now,immediate*,right away,today,without condition*,unconditional*,without waiting",
  pt: "agora,imediat*,ja,sem condic*,sem esperar,incondicional*",
});

const PRICED = /pre.?money|post.?money|valuation|valoris|avalia|\bcap\b|\bprix\b|\bprice\b|pre[cç]o/iu;
const AT = /\s(?=(?:at|à|a|on|sur|em|sobre)\s)/iu;

/** The one call of a text; null where it makes none, or one that goes both ways. */
export function callOf(reading: Reading): Call | null {
  const calls = reading.segments.flat().flatMap((segment) => callIn(segment, reading) ?? []);
  const [first] = calls;
  if (first === undefined || calls.some(({ what }) => what !== first.what)) return null;
  const said = (pick: (call: Call) => number | null) => calls.map(pick).find((amount) => amount !== null) ?? null;
  return { ...first, ticket: said(({ ticket }) => ticket), price: said(({ price }) => price) };
}

/** How two texts' calls on the deal oppose each other, or null. */
export function clashOfCalls(readingA: Reading, readingB: Reading, numericGap: number): CallClash | null {
  const [a, b] = [callOf(readingA), callOf(readingB)];
  if (a === null || b === null) return null;
  const ground = groundOf(a, b, (x, y) => x !== null && y !== null && gapOf(x, y) > numericGap);
  return ground === null ? null : { ground, a, b };
}

function groundOf(
  a: Call,
  b: Call,
  apart: (x: number | null, y: number | null) => boolean,
): CallClash["ground"] | null {
  const calls = [a.what, b.what];
  // Who waits for proof and who passes both keep their money: they differ in how, not in what.
  if (calls.includes("pass") && calls.includes("wait")) return null;
  if (a.what !== b.what && calls.includes("pass")) return "deal";
  // Who goes in once the audit is clean waits for the audit.
  if (calls.includes("wait")) return a.what === b.what || a.conditional || b.conditional ? null : "timing";
  if (a.what === "pass") return null;
  if (a.what !== b.what) return a.price !== null && a.price === b.price ? null : "price";
  if (apart(a.price, b.price)) return "price";
  if (apart(a.ticket, b.ticket)) return "ticket";
  return (a.conditional && b.immediate) || (b.conditional && a.immediate) ? "timing" : null;
}

function callIn(segment: Segment, { text, languages }: Reading): Call | null {
  const { words, sentence } = segment;
  if (segment.kind !== "main" || segment.reported) return null;
  for (let i = 0; i < words.length; i++) {
    const found = callWord(words, i, languages);
    if (found === null) continue;
    // "If they come back with a customer, look again with a small ticket" takes none today.
    if (found.what === "go" && segment.depends && REVISITS.find(sentence.words, languages) >= 0) return null;
    const to = i + found.length;
    const pause = words.findIndex(({ afterPause }, at) => at >= to && afterPause);
    const end = pause < 0 ? words.length : pause;
    // What is waited for may be anything.
    const waitsFor = found.what === "wait" && WAITS.at(words, i, languages) > 0 && words[to]?.key !== "on";
    if (!beside(words.slice(0, i), languages)) return null;
    if (!waitsFor && !beside(words.slice(to, end), languages)) return null;
    const negated = isNegated(words.slice(0, end), i, to, languages);
    if (negated && (found.what !== "go" || segment.depends)) return null;
    if (segment.depends && found.what !== "go") return null;
    const priced = found.what === "renegotiate" || ACCEPTS.at(words, i, languages) > 0;
    const clause = text.slice(words[i]?.start ?? 0, priced ? sentence.end : (words[end - 1]?.end ?? 0));
    const sums = priced ? { ticket: null, price: amountsIn(clause, languages)[0] ?? null } : null;
    return {
      what: negated ? "pass" : found.what,
      ...(sums ?? amountsOf(clause, /^ticket|^cheque/i.test(clause), languages)),
      conditional: segment.depends,
      immediate: NOW.find(sentence.words, languages) >= 0,
      text: text.slice(sentence.start, sentence.end).trim(),
      word: text.slice(words[i]?.start ?? 0, words[to - 1]?.end ?? 0),
    };
  }
  return null;
}

function callWord(words: readonly Word[], at: number, languages: Languages) {
  const careful = (wanted: "timing" | "price") =>
    Math.max(
      0,
      ...FAMILIES.filter(({ axis, end }) => axis === wanted && end === 1).map((f) => f.words.at(words, at, languages)),
    );
  const lengths = (
    [
      ["pass", PASS.at(words, at, languages)],
      ["go", GO.at(words, at, languages)],
      ["wait", careful("timing")],
      ["renegotiate", careful("price")],
    ] as const
  ).map(([what, length]) => ({ what, length }));
  const best = lengths.reduce((longest, one) => (one.length > longest.length ? one : longest));
  return best.length === 0 ? null : best;
}

function beside(words: readonly Word[], languages: Languages): boolean {
  return (
    subjectOf(
      words.filter((word) => !BESIDE.has(word, languages) && !WHEN.has(word, languages)),
      languages,
    ).size === 0
  );
}

/** "500 k€ at 8 M€ pre-money": what is put in, and what it is said to be worth. */
function amountsOf(clause: string, isTicket: boolean, languages: Languages): Pick<Call, "ticket" | "price"> {
  let ticket: number | null = null;
  let price: number | null = null;
  clause.split(AT).forEach((piece, i) => {
    const [amount] = amountsIn(piece, languages);
    if (amount === undefined) return;
    if (PRICED.test(piece)) price ??= amount;
    else if (i === 0 || isTicket) ticket ??= amount;
  });
  return { ticket, price };
}
