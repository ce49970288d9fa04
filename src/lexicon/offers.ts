import type { Book } from "./lever-words.ts";

/** The investor's own stake … */
export const OWN_STAKE: Book = {
  fr: "ticket*,cheque,engagement*,engager,investi*,mise,miser,exposition,apport*,souscri*,!investisseu*",
  en: "ticket*,cheque,commit*,invest,investing,investment,put in,our stake,exposure,write a check",
  pt: "ticket*,cheque,aport*,investi*,invist*,comprometer,exposicao,!investidor*",
};

/** … and what the company is taken to be worth. */
export const PRICED: Book = {
  fr: "valoris*,plafond de,plafond a,le plafond,pre money,premoney,post money,cap,prix d entree,prix du tour,prix par action",
  en: "valuation*,pre money,premoney,post money,cap,entry price,price of the round,price per share",
  pt: "valuation*,avaliac*,pre money,premoney,post money,cap,teto,preco de entrada,preco da rodada",
};

/** A sum that is called dear, with nothing named, is the price. */
export const TOO_DEAR: Book = {
  fr: "trop cher*,hors de prix,surpaye*",
  en: "too expensive,too dear,too pricey,overpriced,overpaying,too steep",
  pt: "caro demais,cara demais,muito caro,muito cara,demasiado caro,demasiado cara",
};

/** "Passer à 3 M€": to decline at that price, or to go to it; nobody can tell which. */
export const PASSES_AT: Book = {
  fr: "passer,passez,passons",
  en: "pass,passing",
  pt: "passar,passamos,passemos",
};

/** Up to a sum … */
export const BELOW: Book = {
  fr: "au plus,au maximum,maximum,plafonn*,limit*,jusqu a,moins de,en dessous,sous,inferieur*,reste* a",
  en: "at most,up to,maximum,max,capped,cap our,cap my,cap your,limit*,no more than,below,under,less than,tops",
  pt: "no maximo,maximo,ate,limit*,abaixo,menos de,inferior*,menos que",
};

/** … and past it. */
export const BEYOND: Book = {
  fr: "au dela,depass*,plus de,au dessus,excede*,superieur*,plus haut",
  en: "above,over,exceed*,beyond,more than,higher than,north of",
  pt: "acima,ultrapass*,passar de,passe de,mais de,mais que,mais do que,exced*,superior*,alem de",
};

/** To call a sum right. */
export const RIGHT_SUM: Book = {
  fr: "accept*,justifi*,raisonnable*,correct*,juste,coheren*,defendable*,attracti*,interessant*",
  en: "accept*,justif*,reasonable,fair,attractive,supports,supported,defensible,works,fine",
  pt: "aceit*,justific*,razoave*,just*,coerente,defensave*,atrativ*,interessante*",
};
