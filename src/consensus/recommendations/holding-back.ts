import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import { readText } from "./stances.ts";

/** What is put off, given up, split, or left as it is is not done or changed, whatever word says so. */
const HOLDS_BACK = new Phrases({
  fr: "evit*,ecart*,refus*,rejet*,renonc*,arret*,rest*,conserv*,gard*,maint*,preserv*,tranche*,jalon*,etal*,baiss*,redui*,limit*,plafonn*,!maintenant,attend*,patient*,report*,repouss*,differ*,retard*,gel,gele,gelez,geler,gelons,suspend*,en pause,plus tard,trop tot,cesser,stopper",
  en: "avoid*,refus*,reject*,declin*,stop,stops,stopping,stay,stays,staying,remain*,keep,keeps,keeping,maintain*,preserv*,tranche*,instal*,stagger*,lower,reduc*,limit*,cap,cut,cuts,wait,waits,waiting,postpon*,delay*,defer*,freeze,freezing,pause,pausing,suspend*,hold off,put off,later,too early,too soon,halt*,end the",
  pt: "evit*,recus*,rejeit*,fic*,permanec*,continu*,mant*,conserv*,preserv*,parcel*,etapas,baix*,redu*,limit*,esper*,aguard*,adiar,adie,adiem,adiado,adiada,congel*,suspend*,pausa*,mais tarde,cedo demais,ainda e cedo,parar,parem,encerr*,interromp*",
});

const BEFORE = new Phrases({ fr: "avant,tant que", en: "before,until", pt: "antes,enquanto nao" });
const AFTER = new Phrases({
  fr: "ensuite,puis,apres,une fois,seulement apres,d abord,prealable",
  en: "afterwards,afterward,then,after,once,only after,first",
  pt: "depois,apos,em seguida,so depois,primeiro,uma vez",
});

/** Whether two pieces of advice ask for the same though one denies and the other does not. */
export const agreeUnlikeWorded = (a: string, b: string): boolean => agreeByHoldingBack(a, b) || agreeOnOrder(a, b);

/** "Do not sign before the audit" and "first the audit, sign afterwards" ask for one order. */
export function agreeOnOrder(...both: [string, string]): boolean {
  const [one, other] = both.map((text) => {
    const { words, languages } = wordsOf(text);
    const has = (phrases: Phrases) => phrases.find(words, languages) >= 0;
    const denies = cuesIn(words, 0, words.length, languages).length % 2 === 1;
    return { holdsUntil: denies && has(BEFORE), follows: !denies && has(AFTER) };
  });
  if (one === undefined || other === undefined) return false;
  return (one.holdsUntil && other.follows) || (other.holdsUntil && one.follows);
}

function wordsOf(text: string) {
  const { sentences, languages } = readText(text);
  return { words: sentences.flatMap(({ words }) => words), languages };
}

/** "Do not launch it" and "it can wait", "do not raise prices" and "keep them": one denies what the other holds back. */
function agreeByHoldingBack(...both: [string, string]): boolean {
  const [one, other] = both.map((text) => {
    const { words, languages } = wordsOf(text);
    const holding = new Set(words.flatMap((_, at) => (HOLDS_BACK.at(words, at, languages) > 0 ? [at] : [])));
    const denials = cuesIn(words, 0, words.length, languages).filter((cue) => !holding.has(cue));
    return { denies: denials.length % 2 === 1, holds: holding.size > 0 };
  });
  return one !== undefined && other !== undefined && one.denies !== other.denies && one.holds !== other.holds;
}
