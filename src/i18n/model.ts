import type { Locale } from "../domain/locale.ts";
import { ANSWER_FAULTS, type AnswerFault } from "./answer-faults.ts";
import type { Catalogue } from "./catalogue.ts";

/** Closed list: why a model gave no usable answer. */
export type FailureKind =
  | "rate_limited"
  | "server_error"
  | "connection"
  | "timeout"
  | "aborted"
  | "unauthorized"
  | "rejected"
  | "not_json" // a web page, or another content type
  | "malformed_response" // JSON, but not the provider's protocol
  | "too_large"
  | "refused"
  | "interrupted"
  | "truncated"
  | "empty"
  | "invalid_answer"
  | "budget_exhausted"
  | "price_unknown"
  | "circuit_open"
  | "journal_miss"
  | "journal_failed"
  | "unknown_provider"
  | "missing_setting"
  | "bad_model";

/** What a failure knows of itself. Never a key, never a prompt. */
export interface FailureDetail {
  /** `provider:model`. */
  model?: string;
  status?: number;
  seconds?: number;
  /** The provider's own words, redacted and short. */
  said?: string;
  faults?: readonly AnswerFault[];
  unit?: "tokens" | "usd";
  limit?: number;
  left?: number;
  asked?: number;
  given?: string;
  known?: readonly string[];
  /** The environment variable that is missing. */
  variable?: string;
  provider?: string;
  /** What went wrong the last time, where nobody is asked any more. */
  last?: { kind: FailureKind; detail: FailureDetail };
}

type FailureSentences = Record<FailureKind, (d: FailureDetail) => string>;

const said = (d: FailureDetail) => (d.said === undefined || d.said === "" ? "" : ` (${d.said})`);
const faults = (d: FailureDetail, locale: Locale) =>
  (d.faults ?? []).map((fault) => ANSWER_FAULTS[locale][fault.kind](fault)).join(locale === "fr" ? " ; " : "; ");
const figures = (locale: Locale) => {
  // Made when a number is first told: the makers of all three languages take five megabytes.
  let format: Intl.NumberFormat | undefined;
  const made = () => (format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }));
  return (value: number | undefined) => (value === undefined ? "?" : made().format(value));
};
const LAST_TIME: Record<Locale, string> = { en: "The last time:", fr: "La dernière fois :", pt: "Da última vez:" };
const lastTime = ({ last }: FailureDetail, locale: Locale): string =>
  last === undefined ? "" : ` ${LAST_TIME[locale]} ${MODEL_FAILURES[locale][last.kind](last.detail)}`;
const en = figures("en");
const fr = figures("fr");
const pt = figures("pt");
const amount = (d: FailureDetail, value: number | undefined, number: (value: number | undefined) => string) =>
  `${number(value)} ${d.unit === "usd" ? "USD" : number === fr ? "jetons" : "tokens"}`;

/** Why a model gave no usable answer and what to do about it, in each language. */
export const MODEL_FAILURES: Catalogue<FailureSentences> = {
  en: {
    rate_limited: (d) =>
      `${d.model ?? "The model"} asks us to slow down${said(d)}. Try again later, or use fewer calls at a time.`,
    server_error: (d) =>
      `${d.model ?? "The model"} failed on its side (${d.status ?? "5xx"})${said(d)}. Try again later, or name a fallback model.`,
    connection: (d) =>
      `${d.model ?? "The model"} could not be reached or broke off${said(d)}. Check the network and the address.`,
    timeout: (d) =>
      `${d.model ?? "The model"} did not answer within ${en(d.seconds)} s. Raise the time limit, or choose a faster model.`,
    aborted: () => "The call was stopped on request.",
    unauthorized: (d) =>
      `${d.model ?? "The model"} refused the key (${d.status ?? 401}). Check that it is set, valid and allowed to use this model.`,
    rejected: (d) =>
      `${d.model ?? "The model"} rejected the request (${d.status ?? 400})${said(d)}. Check the model's name and its limits.`,
    not_json: (d) =>
      `${d.model ?? "The model"} answered with ${d.given ?? "something that is not JSON"} instead of its protocol. Check the address: a proxy or a sign-in page may stand in between.`,
    malformed_response: (d) =>
      `${d.model ?? "The model"} sent a response its protocol does not allow${said(d)}. Check that the address is that of a chat endpoint.`,
    too_large: (d) => `${d.model ?? "The model"} sent more than ${en(d.limit)} characters. The answer was thrown away.`,
    refused: (d) => `${d.model ?? "The model"} declined to answer (content filter). Another model may answer.`,
    interrupted: (d) => `${d.model ?? "The model"} stopped before the end of its answer.`,
    truncated: (d) => `${d.model ?? "The model"} was cut at ${en(d.limit)} tokens each time. Raise maxOutputTokens.`,
    empty: (d) => `${d.model ?? "The model"} answered nothing.`,
    invalid_answer: (d) => `${d.model ?? "The model"} gave no answer of the shape asked for: ${faults(d, "en")}`,
    budget_exhausted: (d) =>
      `The budget is spent: this call needs up to ${amount(d, d.asked, en)}, and ${amount(d, d.left, en)} of ${amount(d, d.limit, en)} are left. What remains is settled without a model; raise the budget to go further.`,
    price_unknown: (d) =>
      `The price of ${d.model ?? "this model"} is unknown, so a budget in money cannot be kept. Give its price, or set the budget in tokens.`,
    circuit_open: (d) =>
      `${d.model ?? "The model"} failed several times in a row and is left alone for ${en(d.seconds)} s more.${lastTime(d, "en")}`,
    journal_miss: (d) =>
      `The journal holds no answer to this call to ${d.model ?? "the model"}, and a replay calls nobody. Run the review again without replay.`,
    journal_failed: (d) =>
      `The journal could not be written${said(d)}. An answer that is not on record is not used: check the disk and the folder's rights.`,
    unknown_provider: (d) =>
      `"${d.given ?? ""}" names no provider we know. Write provider:model, with one of: ${(d.known ?? []).join(", ")}.`,
    missing_setting: (d) =>
      `${d.provider ?? "The provider"} needs ${d.variable ?? "a setting"} in the environment. Set it, or choose another provider.`,
    bad_model: (d) =>
      `"${d.given ?? ""}" is not a model: give provider:model, an AI SDK model, or an object with id and complete.`,
  },
  fr: {
    rate_limited: (d) =>
      `${d.model ?? "Le modèle"} demande de ralentir${said(d)}. Réessayez plus tard, ou faites moins d’appels à la fois.`,
    server_error: (d) =>
      `${d.model ?? "Le modèle"} a échoué de son côté (${d.status ?? "5xx"})${said(d)}. Réessayez plus tard, ou indiquez un modèle de secours.`,
    connection: (d) =>
      `${d.model ?? "Le modèle"} est injoignable ou a coupé la connexion${said(d)}. Vérifiez le réseau et l’adresse.`,
    timeout: (d) =>
      `${d.model ?? "Le modèle"} n’a pas répondu en ${fr(d.seconds)} s. Augmentez le délai, ou choisissez un modèle plus rapide.`,
    aborted: () => "L’appel a été arrêté à la demande.",
    unauthorized: (d) =>
      `${d.model ?? "Le modèle"} a refusé la clé (${d.status ?? 401}). Vérifiez qu’elle est renseignée, valide et autorisée pour ce modèle.`,
    rejected: (d) =>
      `${d.model ?? "Le modèle"} a rejeté la demande (${d.status ?? 400})${said(d)}. Vérifiez le nom du modèle et ses limites.`,
    not_json: (d) =>
      `${d.model ?? "Le modèle"} a répondu par ${d.given ?? "autre chose que du JSON"} au lieu de son protocole. Vérifiez l’adresse : un proxy ou une page de connexion s’interpose peut-être.`,
    malformed_response: (d) =>
      `${d.model ?? "Le modèle"} a envoyé une réponse contraire à son protocole${said(d)}. Vérifiez que l’adresse est celle d’un service de conversation.`,
    too_large: (d) => `${d.model ?? "Le modèle"} a envoyé plus de ${fr(d.limit)} caractères. La réponse a été écartée.`,
    refused: (d) =>
      `${d.model ?? "Le modèle"} a décliné de répondre (filtre de contenu). Un autre modèle répondra peut-être.`,
    interrupted: (d) => `${d.model ?? "Le modèle"} s’est arrêté avant la fin de sa réponse.`,
    truncated: (d) =>
      `${d.model ?? "Le modèle"} a été coupé à ${fr(d.limit)} jetons à chaque fois. Augmentez maxOutputTokens.`,
    empty: (d) => `${d.model ?? "Le modèle"} n’a rien répondu.`,
    invalid_answer: (d) =>
      `${d.model ?? "Le modèle"} n’a pas donné de réponse de la forme demandée : ${faults(d, "fr")}`,
    budget_exhausted: (d) =>
      `Le budget est épuisé : cet appel demande jusqu’à ${amount(d, d.asked, fr)}, et il reste ${amount(d, d.left, fr)} sur ${amount(d, d.limit, fr)}. La suite est tranchée sans modèle ; augmentez le budget pour aller plus loin.`,
    price_unknown: (d) =>
      `Le prix de ${d.model ?? "ce modèle"} est inconnu : un budget en argent ne peut pas être tenu. Donnez son prix, ou fixez le budget en jetons.`,
    circuit_open: (d) =>
      `${d.model ?? "Le modèle"} a échoué plusieurs fois de suite ; on le laisse en paix encore ${fr(d.seconds)} s.${lastTime(d, "fr")}`,
    journal_miss: (d) =>
      `Le journal ne contient pas la réponse à cet appel à ${d.model ?? "un modèle"}, et une relecture n’appelle personne. Relancez l’examen sans relecture.`,
    journal_failed: (d) =>
      `Le journal n’a pas pu être écrit${said(d)}. Une réponse qui n’est pas enregistrée n’est pas utilisée : vérifiez le disque et les droits du dossier.`,
    unknown_provider: (d) =>
      `« ${d.given ?? ""} » ne désigne aucun fournisseur connu. Écrivez fournisseur:modèle, avec l’un de : ${(d.known ?? []).join(", ")}.`,
    missing_setting: (d) =>
      `${d.provider ?? "Le fournisseur"} a besoin de ${d.variable ?? "un réglage"} dans l’environnement. Renseignez cette variable, ou choisissez un autre fournisseur.`,
    bad_model: (d) =>
      `« ${d.given ?? ""} » n’est pas un modèle : donnez fournisseur:modèle, un modèle de l’AI SDK, ou un objet avec id et complete.`,
  },
  pt: {
    rate_limited: (d) =>
      `${d.model ?? "O modelo"} pede para ir mais devagar${said(d)}. Tente mais tarde, ou faça menos chamadas ao mesmo tempo.`,
    server_error: (d) =>
      `${d.model ?? "O modelo"} falhou do lado dele (${d.status ?? "5xx"})${said(d)}. Tente mais tarde, ou indique um modelo de reserva.`,
    connection: (d) =>
      `${d.model ?? "O modelo"} está inacessível ou cortou a conexão${said(d)}. Verifique a rede e o endereço.`,
    timeout: (d) =>
      `${d.model ?? "O modelo"} não respondeu em ${pt(d.seconds)} s. Aumente o prazo, ou escolha um modelo mais rápido.`,
    aborted: () => "A chamada foi interrompida a pedido.",
    unauthorized: (d) =>
      `${d.model ?? "O modelo"} recusou a chave (${d.status ?? 401}). Verifique se ela está definida, é válida e dá acesso a este modelo.`,
    rejected: (d) =>
      `${d.model ?? "O modelo"} rejeitou o pedido (${d.status ?? 400})${said(d)}. Verifique o nome do modelo e os limites dele.`,
    not_json: (d) =>
      `${d.model ?? "O modelo"} respondeu com ${d.given ?? "algo que não é JSON"} em vez do seu protocolo. Verifique o endereço: talvez haja um proxy ou uma página de login no caminho.`,
    malformed_response: (d) =>
      `${d.model ?? "O modelo"} enviou uma resposta fora do seu protocolo${said(d)}. Verifique se o endereço é o de um serviço de conversa.`,
    too_large: (d) => `${d.model ?? "O modelo"} enviou mais de ${pt(d.limit)} caracteres. A resposta foi descartada.`,
    refused: (d) =>
      `${d.model ?? "O modelo"} recusou-se a responder (filtro de conteúdo). Outro modelo talvez responda.`,
    interrupted: (d) => `${d.model ?? "O modelo"} parou antes do fim da resposta.`,
    truncated: (d) =>
      `${d.model ?? "O modelo"} foi cortado em ${pt(d.limit)} tokens todas as vezes. Aumente maxOutputTokens.`,
    empty: (d) => `${d.model ?? "O modelo"} não respondeu nada.`,
    invalid_answer: (d) => `${d.model ?? "O modelo"} não deu uma resposta na forma pedida: ${faults(d, "pt")}`,
    budget_exhausted: (d) =>
      `O orçamento acabou: esta chamada precisa de até ${amount(d, d.asked, pt)}, e restam ${amount(d, d.left, pt)} de ${amount(d, d.limit, pt)}. O que falta é decidido sem modelo; aumente o orçamento para ir além.`,
    price_unknown: (d) =>
      `O preço de ${d.model ?? "este modelo"} é desconhecido, e um orçamento em dinheiro não pode ser respeitado. Informe o preço, ou fixe o orçamento em tokens.`,
    circuit_open: (d) =>
      `${d.model ?? "O modelo"} falhou várias vezes seguidas e fica em repouso por mais ${pt(d.seconds)} s.${lastTime(d, "pt")}`,
    journal_miss: (d) =>
      `O diário não tem a resposta desta chamada a ${d.model ?? "um modelo"}, e uma repetição não chama ninguém. Refaça a revisão sem repetição.`,
    journal_failed: (d) =>
      `Não foi possível gravar o diário${said(d)}. Uma resposta que não está gravada não é usada: verifique o disco e as permissões da pasta.`,
    unknown_provider: (d) =>
      `"${d.given ?? ""}" não é um provedor conhecido. Escreva provedor:modelo, com um destes: ${(d.known ?? []).join(", ")}.`,
    missing_setting: (d) =>
      `${d.provider ?? "O provedor"} precisa de ${d.variable ?? "uma configuração"} no ambiente. Defina essa variável, ou escolha outro provedor.`,
    bad_model: (d) =>
      `"${d.given ?? ""}" não é um modelo: dê provedor:modelo, um modelo do AI SDK, ou um objeto com id e complete.`,
  },
};
