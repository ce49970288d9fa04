import type { Catalogue } from "./catalogue.ts";
import { TERMS } from "./terms.ts";

type Status = "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";

interface RecordWords {
  list: string;
  dealFilter: string;
  limit: string;
  show: string;
  showFormat: string;
  showOut: string;
  reviewArgument: string;
  resume: string;
  replay: string;
  noReviews: string;
  noReviewsOf: (deal: string) => string;
  noSuchDeal: (deal: string) => string;
  moreReviews: (limit: string) => string;
  head: { review: string; deal: string; when: string; status: string; trust: string; score: string; contested: string };
  status: Record<Status, string>;
  trust: Record<"HIGH" | "MEDIUM" | "LOW" | "none", string>;
  noSuchReview: (given: string) => string;
  seeList: string;
  severalReviews: (given: string, ids: string) => string;
  badLimit: (given: string) => string;
  notFinished: (id: string, status: string) => string;
  goOn: (id: string) => string;
  waits: (id: string) => string;
  heldBy: (worker: string) => string;
  whyFailed: (message: string) => string;
  needsOut: (format: string) => string;
  oneFormat: string;
  /** A review in which a model spoke cannot be had in another language. */
  modelsWords: string;
  decisions: string;
  alreadyDone: (id: string) => string;
  heldElsewhere: (worker: string) => string;
  resuming: (id: string, deal: string) => string;
  notFinishedToReplay: (id: string, status: string) => string;
  identical: (id: string, hash: string) => string;
  differs: (id: string) => string;
  firstDifference: (path: string) => string;
  onRecord: string;
  thisTime: string;
  absent: string;
}

/** What `tribunal list`, `show`, `resume` and `replay` say. */
export const RECORD_WORDS: Catalogue<RecordWords> = {
  en: {
    list: "the reviews that were kept, newest first",
    dealFilter: "only those of this deal: its name, id or folder",
    limit: "how many at most",
    show: "a review that was kept, or its report",
    showFormat:
      "the report in this form instead of a summary: html, md, json, pdf, xlsx (several: separated by commas, with --out)",
    showOut: "write the report into this folder (every format unless --format names some)",
    reviewArgument: "id of the review, the beginning of one, or last",
    resume: "go on with a review that was stopped, failed or killed",
    replay: "make a finished review again from its record of calls, and compare; no model is called",
    noReviews: "No review has been kept yet. Start with: tribunal review <deal>",
    noReviewsOf: (deal) => `No review of ${deal} has been kept.`,
    noSuchDeal: (deal) => `No deal called ${deal} has been reviewed here. All reviews: tribunal list`,
    moreReviews: (limit) => `Only the newest ${limit} are shown; --limit shows more.`,
    head: {
      review: "Review",
      deal: "Deal",
      when: "When (UTC)",
      status: "Status",
      trust: "Trust",
      score: "Score",
      contested: "Contested",
    },
    status: TERMS.en.state,
    trust: { ...TERMS.en.trustLevel, none: "–" },
    noSuchReview: (given) => `There is no review ${given} here.`,
    seeList: "All reviews: tribunal list",
    severalReviews: (given, ids) => `Several reviews begin with ${given}: ${ids}. Write more of the id.`,
    badLimit: (given) => `--limit must be a whole number from 1 on, not "${given}".`,
    notFinished: (id, status) => `The review ${id} is not finished (${status}): there is no report yet.`,
    goOn: (id) => `To go on with it: tribunal resume ${id}`,
    waits: (id) => `It waits to be taken up. To do it now: tribunal resume ${id}`,
    heldBy: (worker) => `It is being worked on (${worker}).`,
    whyFailed: (message) => `It failed: ${message}`,
    needsOut: (format) =>
      `A ${format} report cannot be shown in a terminal. Say where to write it with --out <folder>.`,
    modelsWords: "A model spoke in this review: it is shown in the language it was made in.",
    oneFormat: "Several formats cannot be shown at once. Say where to write them with --out <folder>.",
    decisions: "Decided by people",
    alreadyDone: (id) => `The review ${id} is finished: there is nothing to go on with. To see it: tribunal show ${id}`,
    heldElsewhere: (worker) =>
      `This review is being worked on by another process (${worker}). Wait until it ends, or stop that process first.`,
    resuming: (id, deal) => `Going on with ${id} (${deal}). Calls that were finished are not made again.`,
    notFinishedToReplay: (id, status) =>
      `The review ${id} is not finished (${status}): only a finished one can be replayed.`,
    identical: (id, hash) => `${id}: identical. The same bytes came out again, without a call (sha256 ${hash}).`,
    differs: (id) => `${id}: NOT identical. The review on record and the one made again differ.`,
    firstDifference: (path) => `First difference: ${path}`,
    onRecord: "on record",
    thisTime: "this time",
    absent: "(not there)",
  },
  fr: {
    list: "les revues conservées, de la plus récente à la plus ancienne",
    dealFilter: "seulement celles de ce dossier : son nom, son identifiant ou son chemin",
    limit: "combien au plus",
    show: "une revue conservée, ou son rapport",
    showFormat:
      "le rapport sous cette forme au lieu d’un résumé : html, md, json, pdf, xlsx (plusieurs : séparées par des virgules, avec --out)",
    showOut: "écrire le rapport dans ce dossier (tous les formats, sauf si --format en nomme)",
    reviewArgument: "identifiant de la revue, son début, ou last pour la dernière",
    resume: "poursuivre une revue arrêtée, échouée ou interrompue",
    replay: "refaire une revue terminée à partir de son journal d’appels et comparer ; aucun modèle n’est appelé",
    noReviews: "Aucune revue n’a encore été conservée. Commencez par : tribunal review <dossier>",
    noReviewsOf: (deal) => `Aucune revue de ${deal} n’a été conservée.`,
    noSuchDeal: (deal) => `Aucun dossier nommé ${deal} n’a été examiné ici. Toutes les revues : tribunal list`,
    moreReviews: (limit) => `Seules les ${limit} plus récentes sont affichées ; --limit en montre davantage.`,
    head: {
      review: "Revue",
      deal: "Dossier",
      when: "Quand (UTC)",
      status: "État",
      trust: "Confiance",
      score: "Note",
      contested: "Contestés",
    },
    status: TERMS.fr.state,
    trust: { ...TERMS.fr.trustLevel, none: "–" },
    noSuchReview: (given) => `Il n’y a pas de revue ${given} ici.`,
    seeList: "Toutes les revues : tribunal list",
    severalReviews: (given, ids) =>
      `Plusieurs revues commencent par ${given} : ${ids}. Écrivez l’identifiant plus loin.`,
    badLimit: (given) => `--limit doit être un nombre entier à partir de 1, et non « ${given} ».`,
    notFinished: (id, status) => `La revue ${id} n’est pas terminée (${status}) : il n’y a pas encore de rapport.`,
    goOn: (id) => `Pour la poursuivre : tribunal resume ${id}`,
    waits: (id) => `Elle attend d’être prise en charge. Pour la faire maintenant : tribunal resume ${id}`,
    heldBy: (worker) => `Elle est en cours de traitement (${worker}).`,
    whyFailed: (message) => `Elle a échoué : ${message}`,
    needsOut: (format) =>
      `Un rapport ${format} ne s’affiche pas dans un terminal. Dites où l’écrire avec --out <dossier>.`,
    modelsWords: "Un modèle a parlé dans cette revue : elle est montrée dans la langue où elle a été faite.",
    oneFormat: "Plusieurs formats ne s’affichent pas à la fois. Dites où les écrire avec --out <dossier>.",
    decisions: "Décidé par des personnes",
    alreadyDone: (id) => `La revue ${id} est terminée : il n’y a rien à poursuivre. Pour la voir : tribunal show ${id}`,
    heldElsewhere: (worker) =>
      `Cette revue est traitée par un autre processus (${worker}). Attendez qu’elle finisse, ou arrêtez d’abord ce processus.`,
    resuming: (id, deal) => `Reprise de ${id} (${deal}). Les appels déjà terminés ne sont pas refaits.`,
    notFinishedToReplay: (id, status) =>
      `La revue ${id} n’est pas terminée (${status}) : seule une revue terminée peut être rejouée.`,
    identical: (id, hash) => `${id} : identique. Les mêmes octets sont sortis, sans aucun appel (sha256 ${hash}).`,
    differs: (id) => `${id} : PAS identique. La revue conservée et celle qui vient d’être refaite diffèrent.`,
    firstDifference: (path) => `Première différence : ${path}`,
    onRecord: "conservé",
    thisTime: "cette fois",
    absent: "(absent)",
  },
  pt: {
    list: "as revisões guardadas, da mais recente à mais antiga",
    dealFilter: "só as deste dossiê: o nome, o identificador ou a pasta",
    limit: "quantas, no máximo",
    show: "uma revisão guardada, ou o seu relatório",
    showFormat:
      "o relatório nesta forma em vez de um resumo: html, md, json, pdf, xlsx (várias: separadas por vírgulas, com --out)",
    showOut: "gravar o relatório nesta pasta (todos os formatos, salvo se --format indicar alguns)",
    reviewArgument: "identificador da revisão, o seu começo, ou last para a última",
    resume: "continuar uma revisão parada, falhada ou interrompida",
    replay: "refazer uma revisão concluída a partir do registo de chamadas e comparar; nenhum modelo é chamado",
    noReviews: "Ainda não há revisões guardadas. Comece com: tribunal review <pasta>",
    noReviewsOf: (deal) => `Não há revisões guardadas de ${deal}.`,
    noSuchDeal: (deal) => `Nenhum dossiê chamado ${deal} foi revisto aqui. Todas as revisões: tribunal list`,
    moreReviews: (limit) => `Só se mostram as ${limit} mais recentes; --limit mostra mais.`,
    head: {
      review: "Revisão",
      deal: "Dossiê",
      when: "Quando (UTC)",
      status: "Estado",
      trust: "Confiança",
      score: "Nota",
      contested: "Contestados",
    },
    status: TERMS.pt.state,
    trust: { ...TERMS.pt.trustLevel, none: "–" },
    noSuchReview: (given) => `Não há aqui nenhuma revisão ${given}.`,
    seeList: "Todas as revisões: tribunal list",
    severalReviews: (given, ids) => `Várias revisões começam por ${given}: ${ids}. Escreva mais do identificador.`,
    badLimit: (given) => `--limit tem de ser um número inteiro a partir de 1, e não «${given}».`,
    notFinished: (id, status) => `A revisão ${id} não está concluída (${status}): ainda não há relatório.`,
    goOn: (id) => `Para a continuar: tribunal resume ${id}`,
    waits: (id) => `Está à espera de ser feita. Para o fazer já: tribunal resume ${id}`,
    heldBy: (worker) => `Está a ser feita (${worker}).`,
    whyFailed: (message) => `Falhou: ${message}`,
    needsOut: (format) => `Um relatório ${format} não se mostra num terminal. Diga onde o gravar com --out <pasta>.`,
    modelsWords: "Um modelo falou nesta revisão: é mostrada na língua em que foi feita.",
    oneFormat: "Não se mostram vários formatos ao mesmo tempo. Diga onde os gravar com --out <pasta>.",
    decisions: "Decidido por pessoas",
    alreadyDone: (id) => `A revisão ${id} está concluída: não há nada a continuar. Para a ver: tribunal show ${id}`,
    heldElsewhere: (worker) =>
      `Esta revisão está a ser feita por outro processo (${worker}). Espere que termine, ou pare primeiro esse processo.`,
    resuming: (id, deal) => `A continuar ${id} (${deal}). As chamadas já concluídas não se repetem.`,
    notFinishedToReplay: (id, status) =>
      `A revisão ${id} não está concluída (${status}): só uma revisão concluída se pode repetir.`,
    identical: (id, hash) => `${id}: idêntica. Saíram os mesmos bytes, sem nenhuma chamada (sha256 ${hash}).`,
    differs: (id) => `${id}: NÃO é idêntica. A revisão guardada e a que se refez diferem.`,
    firstDifference: (path) => `Primeira diferença: ${path}`,
    onRecord: "guardada",
    thisTime: "desta vez",
    absent: "(ausente)",
  },
};
