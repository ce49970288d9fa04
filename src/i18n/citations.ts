import type { HiddenReason } from "../domain/document.ts";
import type { Catalogue } from "./catalogue.ts";
import { TERMS } from "./terms.ts";

const fr: CitationSentences = {
  verified: (place, found) => `${place} dit bien « ${found} ».`,
  valueVerified: (place, label, found) => `${place} donne bien cette valeur pour « ${label} » : « ${found} ».`,
  searched: (sentence) => `${sentence} La référence ne donnait pas de numéro : le passage a été recherché.`,
  unnumbered: (sentence) => `${sentence} Ce document n’a pas de pages numérotées : le passage a été recherché.`,
  relocated: (cited, place, found) =>
    `Le passage est exact mais ne se trouve pas à l’endroit cité (${cited}) : voir ${place}, « ${found} ».`,
  altered: (place, claimed, actual) => `${place} dit « ${actual} », et non « ${claimed} ».`,
  otherCurrency: (place, claimed, actual) => `${place} dit « ${actual} » : une autre devise que ${claimed}.`,
  negation: (place, found) => `La citation change le sens de la phrase (négation) ; ${place} dit « ${found} ».`,
  ofOthers: (place, quote) => `${place} dit bien « ${quote} », mais d’autres que la société.`,
  otherLabel: (place, value, label) => `${place} : « ${value} » y figure, mais en face de « ${label} ».`,
  otherName: (place, quote, metric) =>
    `${place} dit bien « ${quote} » ; ses mots ne permettent pas de dire s’il s’agit de : ${metric}.`,
  nearerLine: (place, quote, there) =>
    `${place} dit bien « ${quote} », mais d’une partie ou d’une autre définition : ce qui est demandé, c’est « ${there} ».`,
  besideClaim: (place, quote, claim) => `${place} dit bien « ${quote} », mais cela ne donne pas « ${claim} ».`,
  translated: (cited, quote) =>
    `« ${quote} » (${cited}) est dans une autre langue que le document : la citation traduite ne peut être ni confirmée ni écartée mot à mot.`,
  unsupported: (place, claim, found) => `${place} ne donne pas « ${claim} » ; on y lit « ${found} ».`,
  shortenedQuote: (place, found) =>
    `${place} ne le dit pas en ces mots : on y lit « ${found} ». Au lecteur de dire si la citation en garde le sens.`,
  twoTexts: (place, quote) =>
    `Sur ${place}, « ${quote} » n'est pas une seule phrase : ces mots appartiennent à deux textes placés côte à côte.`,
  notSaid: (place, claim) => `${place} ne dit pas « ${claim} ».`,
  noSuchPlace: (cited, last) =>
    last === null
      ? `« ${cited} » n’existe pas dans le document.`
      : `« ${cited} » n’existe pas : le document s’arrête à ${last}.`,
  phantom: (cited, quote) => `« ${quote} » ne se trouve ni à l’endroit cité (${cited}) ni ailleurs dans cette source.`,
  hidden: (place, reason) =>
    `Ce texte n’existe que dans une partie invisible du document (${place} : ${TERMS.fr.hidden[reason]}) ; il ne peut pas servir de preuve.`,
  machineDirected: (place) =>
    `Ce passage existe (${place}), mais il donne des ordres à une machine au lieu d’informer un lecteur ; il a été mis à part et ne prouve rien.`,
  unsureReading: (place, found) =>
    `${place} est une image, et deux lectures de ce passage diffèrent. Lu : « ${found} ». La citation ne peut pas être vérifiée ; ouvrez la page.`,
  recognisedPage: (place) =>
    `${place} a été lu dans une image et le passage n’y a pas été trouvé ; la lecture a pu le manquer : la citation ne peut être ni confirmée ni écartée.`,
  unreadablePage: (place) => `${place} n’a pas de texte exploitable : la citation ne peut pas être vérifiée.`,
  unreadableElsewhere: (cited, pages) =>
    `Le passage est introuvable (${cited}), mais ${pages} ${pages > 1 ? "pages sont illisibles" : "page est illisible"} : la citation ne peut être ni confirmée ni écartée.`,
  noDocument: (cited) =>
    `Le document cité (${cited}) manque ou n’a pas pu être lu : la citation ne peut pas être vérifiée.`,
  inference: "Une déduction ne cite aucun document : il n’y a rien à vérifier.",
  nothingToCheck: "La citation ne contient ni texte ni valeur : il n’y a rien à vérifier.",
};

const en = {
  verified: (place: string, found: string) => `${place} does say “${found}”.`,
  valueVerified: (place: string, label: string, found: string) =>
    `${place} does give this value for “${label}”: “${found}”.`,
  searched: (sentence: string) => `${sentence} The reference gave no number, so the passage was searched for.`,
  /** A page was cited in a text that has none. */
  unnumbered: (sentence: string) => `${sentence} This document has no numbered pages, so the passage was searched for.`,
  relocated: (cited: string, place: string, found: string) =>
    `The passage is true but not where it was cited (${cited}): see ${place}, “${found}”.`,
  altered: (place: string, claimed: string, actual: string) => `${place} says “${actual}”, not “${claimed}”.`,
  otherCurrency: (place: string, claimed: string, actual: string) =>
    `${place} says “${actual}”: another currency than ${claimed}.`,
  /** The quote drops or adds a negation. */
  negation: (place: string, found: string) =>
    `The quote turns the sentence round (negation); ${place} says “${found}”.`,
  /** Of a market, a rival, a customer whom the passage does not name. */
  ofOthers: (place: string, quote: string) => `${place} does say “${quote}”, but of others than the company.`,
  otherLabel: (place: string, value: string, label: string) => `${place}: “${value}” is there, but beside “${label}”.`,
  /** The passage has a name of its own that may or may not mean the metric. */
  otherName: (place: string, quote: string, metric: string) =>
    `${place} does say “${quote}”; whether that is ${metric} cannot be told from its words.`,
  /** A line of the same metric with a name nearer to the claimed one gives another value. */
  nearerLine: (place: string, quote: string, there: string) =>
    `${place} does say “${quote}”, but of a part or by another definition: what is asked for is “${there}”.`,
  /** The quote is there word for word, and says nothing of what it is given for. */
  besideClaim: (place: string, quote: string, claim: string) =>
    `${place} does say “${quote}”, but that does not give “${claim}”.`,
  /** Words in another language than the document's can be neither found nor missed. */
  translated: (cited: string, quote: string) =>
    `“${quote}” (${cited}) is in another language than the document: a translated quote can be neither confirmed nor ruled out word for word.`,
  unsupported: (place: string, claim: string, found: string) =>
    `${place} does not give “${claim}”; it reads “${found}”.`,
  /** The quote leaves out words, and it is not for us to say whether they matter. */
  shortenedQuote: (place: string, found: string) =>
    `${place} does not say it in these words: it reads “${found}”. Whether the quote keeps its meaning is for a reader to say.`,
  /** Words that only stand beside each other, in texts that have nothing to do with each other. */
  twoTexts: (place: string, quote: string) =>
    `On ${place}, “${quote}” is not one statement: these words belong to two texts that stand side by side.`,
  /** A place without a quote: it exists, and does not say the claim. */
  notSaid: (place: string, claim: string) => `${place} does not say “${claim}”.`,
  noSuchPlace: (cited: string, last: number | null) =>
    last === null ? `There is no “${cited}” in the document.` : `There is no “${cited}”: the document ends at ${last}.`,
  phantom: (cited: string, quote: string) =>
    `“${quote}” stands neither where it was cited (${cited}) nor elsewhere in this source.`,
  hidden: (place: string, reason: HiddenReason) =>
    `This text exists only in a part of the document that readers do not see (${place}: ${TERMS.en.hidden[reason]}); it is no evidence.`,
  /** The passage is there, but it gives orders to a machine. */
  machineDirected: (place: string) =>
    `This passage exists (${place}), but it gives orders to a machine instead of informing a reader; it was set apart and proves nothing.`,
  unsureReading: (place: string, found: string) =>
    `${place} is a picture, and two readings of this passage differ. Read: “${found}”. The citation cannot be checked; open the page.`,
  recognisedPage: (place: string) =>
    `${place} was read from a picture and the passage was not found in it; the reading may have missed it: the citation can be neither confirmed nor dismissed.`,
  unreadablePage: (place: string) => `${place} has no usable text: the citation cannot be checked.`,
  unreadableElsewhere: (cited: string, pages: number) =>
    `The passage was not found (${cited}), but ${pages} ${pages > 1 ? "pages are" : "page is"} unreadable: the citation can be neither confirmed nor dismissed.`,
  noDocument: (cited: string) =>
    `The cited document (${cited}) is missing or could not be read: the citation cannot be checked.`,
  inference: "An inference cites no document: there is nothing to check.",
  nothingToCheck: "The citation holds neither text nor a value: there is nothing to check.",
};

/** What a sentence about a citation may speak of. `place` is already in words ("Slide 8"). */
export type CitationSentences = typeof en;

const pt: CitationSentences = {
  verified: (place, found) => `${place} diz de fato “${found}”.`,
  valueVerified: (place, label, found) => `${place} traz de fato esse valor para “${label}”: “${found}”.`,
  searched: (sentence) => `${sentence} A referência não trazia número: o trecho foi procurado.`,
  unnumbered: (sentence) => `${sentence} Este documento não tem páginas numeradas: o trecho foi procurado.`,
  relocated: (cited, place, found) =>
    `O trecho é verdadeiro, mas não está no lugar citado (${cited}): ver ${place}, “${found}”.`,
  altered: (place, claimed, actual) => `${place} diz “${actual}”, e não “${claimed}”.`,
  otherCurrency: (place, claimed, actual) => `${place} diz “${actual}”: outra moeda que não ${claimed}.`,
  negation: (place, found) => `A citação inverte o sentido da frase (negação); ${place} diz “${found}”.`,
  ofOthers: (place, quote) => `${place} diz “${quote}”, mas de outros que não a empresa.`,
  otherLabel: (place, value, label) => `${place}: “${value}” está lá, mas ao lado de “${label}”.`,
  otherName: (place, quote, metric) =>
    `${place} diz de fato “${quote}”; pelas palavras não se pode dizer se é isto: ${metric}.`,
  nearerLine: (place, quote, there) =>
    `${place} diz de fato “${quote}”, mas de uma parte ou por outra definição: o que se pede é “${there}”.`,
  besideClaim: (place, quote, claim) => `${place} diz “${quote}”, mas isso não dá “${claim}”.`,
  translated: (cited, quote) =>
    `“${quote}” (${cited}) está noutra língua que o documento: uma citação traduzida não pode ser confirmada nem afastada palavra por palavra.`,
  unsupported: (place, claim, found) => `${place} não traz “${claim}”; lê-se “${found}”.`,
  shortenedQuote: (place, found) =>
    `${place} não o diz com estas palavras: lê-se “${found}”. Cabe ao leitor dizer se a citação mantém o sentido.`,
  twoTexts: (place, quote) =>
    `Em ${place}, “${quote}” não é uma só frase: estas palavras pertencem a dois textos lado a lado.`,
  notSaid: (place, claim) => `${place} não diz “${claim}”.`,
  noSuchPlace: (cited, last) =>
    last === null ? `“${cited}” não existe no documento.` : `“${cited}” não existe: o documento termina em ${last}.`,
  phantom: (cited, quote) => `“${quote}” não está no lugar citado (${cited}) nem em outro lugar desta fonte.`,
  hidden: (place, reason) =>
    `Este texto só existe numa parte invisível do documento (${place}: ${TERMS.pt.hidden[reason]}); não serve de prova.`,
  machineDirected: (place) =>
    `Este trecho existe (${place}), mas dá ordens a uma máquina em vez de informar um leitor; foi posto à parte e não prova nada.`,
  unsureReading: (place, found) =>
    `${place} é uma imagem, e duas leituras deste trecho diferem. Lido: “${found}”. A citação não pode ser verificada; abra a página.`,
  recognisedPage: (place) =>
    `${place} foi lido numa imagem e o trecho não foi encontrado nela; a leitura pode tê-lo perdido: a citação não pode ser confirmada nem descartada.`,
  unreadablePage: (place) => `${place} não tem texto utilizável: a citação não pode ser verificada.`,
  unreadableElsewhere: (cited, pages) =>
    `O trecho não foi encontrado (${cited}), mas ${pages} ${pages > 1 ? "páginas são ilegíveis" : "página é ilegível"}: a citação não pode ser confirmada nem descartada.`,
  noDocument: (cited) => `O documento citado (${cited}) falta ou não pôde ser lido: a citação não pode ser verificada.`,
  inference: "Uma inferência não cita documento: não há nada a verificar.",
  nothingToCheck: "A citação não contém texto nem valor: não há nada a verificar.",
};

export const CITATION_SENTENCES: Catalogue<CitationSentences> = { fr, en, pt };
