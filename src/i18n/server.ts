import type { Catalogue } from "./catalogue.ts";
import { formatBytes, formatCount } from "./measures.ts";
import { QUOTA_SENTENCES } from "./quotas.ts";

/** Closed list: what is wrong with a file's name. */
export type PathFault =
  | "empty"
  | "absolute"
  | "outside" // a step upwards
  | "control_character"
  | "reserved" // a name some systems cannot store
  | "too_long"
  | "too_deep"
  | "twice"; // another file has the same path

/** What a refused request is about. */
export interface RefusalFacts {
  file?: string;
  limit?: number;
  fault?: PathFault;
  /** Already in the reader's language. */
  said?: string;
  seconds?: number;
}

/** What to do about it, where that is not in the sentence itself. */
export type RefusalHints = Partial<Record<keyof RefusalSentences, string>>;

type PathFaults = Record<PathFault, string>;

const PATH_FAULTS: Catalogue<PathFaults> = {
  en: {
    empty: "it has an empty part",
    absolute: "it is not inside the deal",
    outside: "it leads out of the deal",
    control_character: "it holds characters that cannot be seen",
    reserved: "not every system can store it",
    too_long: "it is too long",
    too_deep: "it lies too many folders deep",
    twice: "two files have it",
  },
  fr: {
    empty: "une de ses parties est vide",
    absolute: "il n’est pas à l’intérieur du dossier",
    outside: "il mène hors du dossier",
    control_character: "il contient des caractères invisibles",
    reserved: "certains systèmes ne peuvent pas l’enregistrer",
    too_long: "il est trop long",
    too_deep: "il se trouve sous trop de sous-dossiers",
    twice: "deux fichiers le portent",
  },
  pt: {
    empty: "uma das suas partes está vazia",
    absolute: "não está dentro da pasta",
    outside: "leva para fora da pasta",
    control_character: "contém caracteres invisíveis",
    reserved: "nem todos os sistemas o conseguem guardar",
    too_long: "é demasiado longo",
    too_deep: "está debaixo de demasiadas subpastas",
    twice: "há dois arquivos com ele",
  },
};

const size = (bytes: number | undefined, locale: "en" | "fr" | "pt") => formatBytes(bytes ?? 0, locale);

const en = {
  ...QUOTA_SENTENCES.en,
  bad_request: "This request cannot be understood.",
  repeated_key: (f: RefusalFacts) => `The key "${f.said ?? ""}" stands twice in one object of this request.`,
  not_signed_in: "You are not signed in.",
  not_found: "There is no such thing here, or it is not yours.",
  wrong_host: (f: RefusalFacts) => `This server does not answer to the name "${f.said ?? ""}".`,
  foreign_origin: "A page of another site asked for this. It was refused.",
  too_many_requests: (f: RefusalFacts) => `Too many requests. Try again in ${f.seconds ?? 60} seconds.`,
  request_too_large: (f: RefusalFacts) => `This is more than can be sent at once (limit: ${size(f.limit, "en")}).`,
  file_too_large: (f: RefusalFacts) => `"${f.file ?? ""}" is too large (limit: ${size(f.limit, "en")}).`,
  too_many_files: (f: RefusalFacts) => `These are too many files (limit: ${f.limit ?? 0}).`,
  upload_too_slow: "The upload came too slowly and was ended.",
  bad_file_name: (f: RefusalFacts) =>
    `The file name "${f.file ?? ""}" cannot be used: ${PATH_FAULTS.en[f.fault ?? "empty"]}.`,
  bad_file: (f: RefusalFacts) => f.said ?? "A file cannot be used.",
  nothing_uploaded: "No file came with this request.",
  text_too_long: (f: RefusalFacts) =>
    `This text is too long to be checked at once (limit: ${formatCount(f.limit ?? 0, "en")} characters).`,
  nothing_to_check: "There are no words in it to check.",
  not_ready: "This review has no result yet.",
  wrong_state: (f: RefusalFacts) => f.said ?? "This is not possible in the present state.",
  shutting_down: "The server is shutting down.",
  store_unavailable: "Tribunal cannot reach its store at the moment.",
  record_changed: "What is stored of this was changed or is damaged, so it is not shown.",
  method_not_allowed: "This cannot be done at this address.",
  internal: "Something went wrong on our side. It is in the server’s log.",
};

/** Why the server refused; the keys are the codes of its contract. */
export type RefusalSentences = typeof en;

export const REFUSALS: Catalogue<RefusalSentences> = {
  en,
  fr: {
    ...QUOTA_SENTENCES.fr,
    bad_request: "Cette demande est incompréhensible.",
    repeated_key: (f) => `La clé « ${f.said ?? ""} » figure deux fois dans un même objet de cette demande.`,
    not_signed_in: "Vous n’êtes pas connecté.",
    not_found: "Cela n’existe pas ici, ou ne vous appartient pas.",
    wrong_host: (f) => `Ce serveur ne répond pas au nom « ${f.said ?? ""} ».`,
    foreign_origin: "La demande vient de la page d’un autre site. Elle a été refusée.",
    too_many_requests: (f) => `Trop de demandes. Réessayez dans ${f.seconds ?? 60} secondes.`,
    request_too_large: (f) => `C’est plus que ce qui peut être envoyé en une fois (limite : ${size(f.limit, "fr")}).`,
    file_too_large: (f) => `« ${f.file ?? ""} » est trop volumineux (limite : ${size(f.limit, "fr")}).`,
    too_many_files: (f) => `Il y a trop de fichiers (limite : ${f.limit ?? 0}).`,
    upload_too_slow: "L’envoi arrivait trop lentement et a été interrompu.",
    bad_file_name: (f) =>
      `Le nom de fichier « ${f.file ?? ""} » est inutilisable : ${PATH_FAULTS.fr[f.fault ?? "empty"]}.`,
    bad_file: (f) => f.said ?? "Un fichier est inutilisable.",
    nothing_uploaded: "Aucun fichier n’accompagne cette demande.",
    text_too_long: (f) =>
      `Ce texte est trop long pour être vérifié d’un coup (limite : ${formatCount(f.limit ?? 0, "fr")} caractères).`,
    nothing_to_check: "Il ne contient aucun mot à vérifier.",
    not_ready: "Cette revue n’a pas encore de résultat.",
    wrong_state: (f) => f.said ?? "Ce n’est pas possible dans l’état actuel.",
    shutting_down: "Le serveur est en train de s’arrêter.",
    store_unavailable: "Tribunal n’accède pas à sa base en ce moment.",
    record_changed: "Ce qui en est conservé a été modifié ou endommagé : ce n’est donc pas montré.",
    method_not_allowed: "Cela ne peut pas se faire à cette adresse.",
    internal: "Un problème est survenu de notre côté. Il est noté dans le journal du serveur.",
  },
  pt: {
    ...QUOTA_SENTENCES.pt,
    bad_request: "Este pedido não se compreende.",
    repeated_key: (f) => `A chave “${f.said ?? ""}” aparece duas vezes no mesmo objeto deste pedido.`,
    not_signed_in: "Não iniciou sessão.",
    not_found: "Isso não existe aqui, ou não lhe pertence.",
    wrong_host: (f) => `Este servidor não responde pelo nome “${f.said ?? ""}”.`,
    foreign_origin: "O pedido veio da página de outro sítio. Foi recusado.",
    too_many_requests: (f) => `Demasiados pedidos. Tente de novo dentro de ${f.seconds ?? 60} segundos.`,
    request_too_large: (f) => `É mais do que se pode enviar de uma vez (limite: ${size(f.limit, "pt")}).`,
    file_too_large: (f) => `“${f.file ?? ""}” é grande demais (limite: ${size(f.limit, "pt")}).`,
    too_many_files: (f) => `São arquivos a mais (limite: ${f.limit ?? 0}).`,
    upload_too_slow: "O envio chegava demasiado devagar e foi interrompido.",
    bad_file_name: (f) =>
      `O nome de arquivo “${f.file ?? ""}” não pode ser usado: ${PATH_FAULTS.pt[f.fault ?? "empty"]}.`,
    bad_file: (f) => f.said ?? "Um arquivo não pode ser usado.",
    nothing_uploaded: "Este pedido não traz nenhum arquivo.",
    text_too_long: (f) =>
      `Este texto é longo demais para ser verificado de uma vez (limite: ${formatCount(f.limit ?? 0, "pt")} caracteres).`,
    nothing_to_check: "Não há nele palavras a verificar.",
    not_ready: "Esta revisão ainda não tem resultado.",
    wrong_state: (f) => f.said ?? "Não é possível no estado atual.",
    shutting_down: "O servidor está encerrando.",
    store_unavailable: "O Tribunal não consegue aceder à sua base neste momento.",
    record_changed: "O que está guardado disto foi alterado ou está danificado: por isso não é mostrado.",
    method_not_allowed: "Isso não se pode fazer neste endereço.",
    internal: "Algo correu mal do nosso lado. Ficou no registro do servidor.",
  },
};

export const REFUSAL_HINTS: Catalogue<RefusalHints> = {
  en: {
    text_too_long: "Check it part by part.",
    nothing_to_check: "Paste the text itself, or bring a file with a text layer: a scanned page has none.",
    not_signed_in: "Sign in with an access token; `tribunal serve --new-token` makes one.",
    wrong_host: "Open it at the address it printed, or start it with --allow-host.",
    bad_file_name: "Rename the file and send it again.",
    upload_too_slow: "Send fewer files at once.",
    file_too_large: "Leave out what does not matter, or save it smaller.",
    not_ready: "Wait until it is done, or resume it.",
    shutting_down: "Try again in a moment.",
    store_unavailable:
      "Try again in a moment, and look whether your last change is there. The cause is in the server’s log.",
    record_changed: "Whoever runs the server can restore it from a backup; the server’s log names it.",
  },
  fr: {
    text_too_long: "Vérifiez-le partie par partie.",
    nothing_to_check: "Collez le texte lui-même, ou un fichier qui contient du texte : une page numérisée n’en a pas.",
    not_signed_in: "Connectez-vous avec un jeton d’accès ; `tribunal serve --new-token` en crée un.",
    wrong_host: "Ouvrez-le à l’adresse qu’il a affichée, ou lancez-le avec --allow-host.",
    bad_file_name: "Renommez le fichier et renvoyez-le.",
    upload_too_slow: "Envoyez moins de fichiers à la fois.",
    file_too_large: "Retirez ce qui n’importe pas, ou enregistrez-le plus petit.",
    not_ready: "Attendez qu’elle soit finie, ou reprenez-la.",
    shutting_down: "Réessayez dans un instant.",
    store_unavailable:
      "Réessayez dans un instant et vérifiez que votre dernière modification y est. La cause est dans le journal du serveur.",
    record_changed:
      "La personne qui gère le serveur peut le restaurer depuis une sauvegarde ; le journal du serveur dit lequel.",
  },
  pt: {
    text_too_long: "Verifique-o parte por parte.",
    nothing_to_check: "Cole o próprio texto, ou um arquivo que contenha texto: uma página digitalizada não tem.",
    not_signed_in: "Inicie sessão com um token de acesso; `tribunal serve --new-token` cria um.",
    wrong_host: "Abra-o no endereço que ele mostrou, ou inicie-o com --allow-host.",
    bad_file_name: "Mude o nome do arquivo e envie-o de novo.",
    upload_too_slow: "Envie menos arquivos de cada vez.",
    file_too_large: "Retire o que não interessa, ou guarde-o mais pequeno.",
    not_ready: "Espere que termine, ou retome-a.",
    shutting_down: "Tente de novo daqui a pouco.",
    store_unavailable:
      "Tente de novo daqui a pouco e verifique se a sua última alteração ficou. A causa está no registro do servidor.",
    record_changed:
      "Quem cuida do servidor pode restaurá-lo de uma cópia de segurança; o registro do servidor diz qual.",
  },
};
