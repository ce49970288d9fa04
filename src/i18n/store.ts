import type { Catalogue } from "./catalogue.ts";
import { QUOTA_SENTENCES, type QuotaCode } from "./quotas.ts";

/** Closed list: what the store cannot do. */
export type StoreFailureCode =
  | "not_a_store" // the file is something else
  | "newer_version" // written by a later Tribunal
  | "cannot_open" // no right to read or write it, no such place
  | "damaged"
  | "disk_full"
  | "busy" // another process holds it for too long
  | "unreachable" // PostgreSQL does not answer
  | "refused_login" // PostgreSQL does, and does not let us in
  | "bad_url"
  | "unknown_document" // a deal names bytes that were never put
  | "origin_taken"
  | "stale_lease"
  | "read_only"
  | "bad_vault" // TRIBUNAL_DOCUMENTS cannot be read, or has no key
  | "vault_unreachable" // the bucket does not answer, or does not let us in
  | "bad_quota" // TRIBUNAL_QUOTAS cannot be read
  | Exclude<QuotaCode, "quota_streams">;

/** The facts behind a failure. */
export interface StoreFailureDetail {
  /** The file, or the server without its password. */
  location?: string;
  /** The exact words of the part that failed. */
  why?: string;
  found?: number;
  known?: number;
  path?: string;
  limit?: number;
}

type Sentences = Record<StoreFailureCode, (facts: StoreFailureDetail) => string>;

const why = ({ why: words }: StoreFailureDetail): string => (words === undefined || words === "" ? "" : ` (${words})`);

export const STORE_FAILURES: Catalogue<Sentences> = {
  en: {
    ...QUOTA_SENTENCES.en,
    bad_quota: (f) =>
      `TRIBUNAL_QUOTAS cannot be read at "${f.why}". It looks like deals=200,bytes=20GB,reviews=50,running=2,streams=40.`,
    bad_vault: (f) =>
      `Documents cannot be kept outside the database: ${f.why} is missing or wrong. TRIBUNAL_DOCUMENTS looks like s3://bucket/folder, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it.`,
    vault_unreachable: (f) =>
      `${f.location} does not take or give documents${why(f)}. Check the address (AWS_ENDPOINT_URL_S3), the bucket and the keys, then try again.`,
    not_a_store: (f) =>
      `${f.location} is not a Tribunal store${why(f)}. Move it away, or set TRIBUNAL_HOME to another folder.`,
    newer_version: (f) =>
      `${f.location} was written by a later Tribunal (its version is ${f.found}, this one knows ${f.known}). Update Tribunal, or set TRIBUNAL_HOME to another folder.`,
    cannot_open: (f) =>
      `${f.location} cannot be opened${why(f)}. Check that the folder exists and that you may write there, or set TRIBUNAL_HOME to another folder.`,
    damaged: (f) => `${f.location} is damaged${why(f)}. Restore it from a backup, or move it away to start afresh.`,
    disk_full: (f) => `The disk that holds ${f.location} is full: nothing was written. Make room, then try again.`,
    busy: (f) => `${f.location} is held by another process for too long. End that process, or try again later.`,
    unreachable: (f) =>
      `PostgreSQL at ${f.location} does not answer${why(f)}. Check that it runs and that DATABASE_URL names the right server, or unset DATABASE_URL to use a local file.`,
    refused_login: (f) =>
      `PostgreSQL at ${f.location} refuses the connection${why(f)}. Check the user, password and database name in DATABASE_URL.`,
    bad_url: () =>
      "DATABASE_URL is not the address of a PostgreSQL database. It looks like postgres://user:password@server:5432/database.",
    unknown_document: (f) => `The bytes of ${f.path} are not in the store. Put the document before the deal names it.`,
    origin_taken: (f) => `Another deal already comes from ${f.path}. Give that deal its new files instead.`,
    stale_lease: () =>
      "This review is no longer ours: another worker has taken it over, or it has ended. Nothing was written; stop here.",
    read_only: () => "A replay only reads the record of calls. To make new calls, resume the review.",
  },
  fr: {
    ...QUOTA_SENTENCES.fr,
    bad_quota: (f) =>
      `TRIBUNAL_QUOTAS est illisible à « ${f.why} ». Cela s’écrit deals=200,bytes=20GB,reviews=50,running=2,streams=40.`,
    bad_vault: (f) =>
      `Les documents ne peuvent être gardés hors de la base : ${f.why} manque ou est faux. TRIBUNAL_DOCUMENTS s’écrit s3://bucket/dossier, avec AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY à côté.`,
    vault_unreachable: (f) =>
      `${f.location} ne prend ni ne rend les documents${why(f)}. Vérifiez l’adresse (AWS_ENDPOINT_URL_S3), le bucket et les clés, puis réessayez.`,
    not_a_store: (f) =>
      `${f.location} n’est pas une base de Tribunal${why(f)}. Déplacez ce fichier, ou donnez un autre dossier à TRIBUNAL_HOME.`,
    newer_version: (f) =>
      `${f.location} a été écrit par un Tribunal plus récent (version ${f.found}, celui-ci connaît la ${f.known}). Mettez Tribunal à jour, ou donnez un autre dossier à TRIBUNAL_HOME.`,
    cannot_open: (f) =>
      `Impossible d’ouvrir ${f.location}${why(f)}. Vérifiez que le dossier existe et que vous pouvez y écrire, ou donnez un autre dossier à TRIBUNAL_HOME.`,
    damaged: (f) =>
      `${f.location} est endommagé${why(f)}. Rétablissez une sauvegarde, ou déplacez ce fichier pour repartir de zéro.`,
    disk_full: (f) => `Le disque de ${f.location} est plein : rien n’a été écrit. Libérez de la place, puis réessayez.`,
    busy: (f) =>
      `${f.location} est retenu trop longtemps par un autre processus. Arrêtez ce processus, ou réessayez plus tard.`,
    unreachable: (f) =>
      `PostgreSQL ne répond pas à l’adresse ${f.location}${why(f)}. Vérifiez qu’il tourne et que DATABASE_URL désigne le bon serveur, ou retirez DATABASE_URL pour utiliser un fichier local.`,
    refused_login: (f) =>
      `PostgreSQL à l’adresse ${f.location} refuse la connexion${why(f)}. Vérifiez l’utilisateur, le mot de passe et le nom de la base dans DATABASE_URL.`,
    bad_url: () =>
      "DATABASE_URL n’est pas l’adresse d’une base PostgreSQL. Elle s’écrit postgres://utilisateur:motdepasse@serveur:5432/base.",
    unknown_document: (f) =>
      `Le contenu de ${f.path} n’est pas dans la base. Déposez le document avant que le dossier ne le cite.`,
    origin_taken: (f) => `Un autre dossier vient déjà de ${f.path}. Donnez plutôt ses nouveaux fichiers à celui-là.`,
    stale_lease: () =>
      "Cette revue n’est plus à nous : un autre exécutant l’a reprise, ou elle est terminée. Rien n’a été écrit ; arrêtez ici.",
    read_only: () =>
      "Une relecture ne fait que lire le registre des appels. Pour faire de nouveaux appels, reprenez la revue.",
  },
  pt: {
    ...QUOTA_SENTENCES.pt,
    bad_quota: (f) =>
      `TRIBUNAL_QUOTAS não se lê em “${f.why}”. Escreve-se deals=200,bytes=20GB,reviews=50,running=2,streams=40.`,
    bad_vault: (f) =>
      `Os documentos não podem ficar fora da base: ${f.why} falta ou está errado. TRIBUNAL_DOCUMENTS escreve-se s3://bucket/pasta, com AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY ao lado.`,
    vault_unreachable: (f) =>
      `${f.location} não recebe nem devolve documentos${why(f)}. Verifique o endereço (AWS_ENDPOINT_URL_S3), o bucket e as chaves, e tente de novo.`,
    not_a_store: (f) =>
      `${f.location} não é uma base do Tribunal${why(f)}. Mova esse arquivo, ou indique outra pasta em TRIBUNAL_HOME.`,
    newer_version: (f) =>
      `${f.location} foi gravado por um Tribunal mais recente (versão ${f.found}; este conhece a ${f.known}). Atualize o Tribunal, ou indique outra pasta em TRIBUNAL_HOME.`,
    cannot_open: (f) =>
      `Não foi possível abrir ${f.location}${why(f)}. Verifique se a pasta existe e se você pode gravar nela, ou indique outra pasta em TRIBUNAL_HOME.`,
    damaged: (f) =>
      `${f.location} está danificado${why(f)}. Restaure uma cópia de segurança, ou mova esse arquivo para recomeçar.`,
    disk_full: (f) => `O disco de ${f.location} está cheio: nada foi gravado. Libere espaço e tente de novo.`,
    busy: (f) =>
      `${f.location} está retido há tempo demais por outro processo. Encerre esse processo, ou tente mais tarde.`,
    unreachable: (f) =>
      `O PostgreSQL em ${f.location} não responde${why(f)}. Verifique se está em execução e se DATABASE_URL indica o servidor certo, ou remova DATABASE_URL para usar um arquivo local.`,
    refused_login: (f) =>
      `O PostgreSQL em ${f.location} recusa a conexão${why(f)}. Verifique o usuário, a senha e o nome da base em DATABASE_URL.`,
    bad_url: () =>
      "DATABASE_URL não é o endereço de uma base PostgreSQL. Escreve-se postgres://usuario:senha@servidor:5432/base.",
    unknown_document: (f) =>
      `O conteúdo de ${f.path} não está na base. Deposite o documento antes que o negócio o cite.`,
    origin_taken: (f) => `Outro negócio já vem de ${f.path}. Entregue os novos arquivos a esse negócio.`,
    stale_lease: () =>
      "Esta revisão já não é nossa: outro executor a assumiu, ou ela terminou. Nada foi gravado; pare aqui.",
    read_only: () => "Uma reprodução apenas lê o registro das chamadas. Para fazer novas chamadas, retome a revisão.",
  },
};
