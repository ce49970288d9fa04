import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

/** What is worth knowing about a deal folder besides its documents. */
export type DealWarningCode =
  | "deck_guessed"
  | "model_guessed"
  | "read_as_document"
  | "file_ignored"
  | "file_outside_deal"
  | "not_a_file"
  | "listed_file_missing"
  | "two_candidates"
  | "bad_deal_file"
  | "read_as_analyst"
  | "own_paper"
  | "role_unclear"
  | "agent_file_unreadable"
  | "agent_partly_read"
  | "agent_name_twice"
  | "too_many_files";

interface Facts {
  file: string;
  /** Another file, a field or a reason, according to the warning. */
  other: string;
  count: number;
}

const SENTENCES: Catalogue<Record<DealWarningCode, (facts: Facts) => string>> = {
  en: {
    deck_guessed: ({ file }) =>
      `${file} is taken for the deck. Call it deck.pdf or deck.pptx, or name it in deal.json.`,
    model_guessed: ({ file }) =>
      `${file} is taken for the financial model. Call it model.xlsx, or name it in deal.json.`,
    read_as_document: ({ file }) =>
      `${file} is read as a further document. Files under documents/ are read without this notice.`,
    file_ignored: ({ file }) =>
      `${file} is not used. To have it read, put it under documents/ in a format that can be read.`,
    file_outside_deal: ({ file }) =>
      `${file} leads outside the deal folder and was not opened. Put a copy inside the folder.`,
    not_a_file: ({ file }) =>
      `${file} is no file that can be read (a pipe, a socket or a link to a folder) and was not opened.`,
    listed_file_missing: ({ file }) => `deal.json names ${file}, which is not there.`,
    two_candidates: ({ file, other }) =>
      `${file} and ${other} have the same role: ${file} is used, ${other} is read as a further document.`,
    bad_deal_file: ({ other }) => `deal.json cannot be used (${other}): the usual file names are looked for instead.`,
    read_as_analyst: ({ file }) =>
      `${file} is read as what an analyst says, not as a document of the company; “roles” in deal.json can say otherwise.`,
    own_paper: ({ file }) =>
      `${file} was written by Tribunal: it is not read, since it would only bear itself out. Record a founder's answers in the desk, or put the paper they sent into the folder.`,
    role_unclear: ({ file }) =>
      `${file}: it is not clear who speaks in it, so it proves nothing. Put it under documents/ or agents/, or say “company”, “outside” or “analyst” under “roles” in deal.json.`,
    agent_file_unreadable: ({ file, other }) => `${file} cannot be read as an agent's output (${other}).`,
    agent_partly_read: ({ file, count }) =>
      `${file}: ${count} ${count === 1 ? "part was" : "parts were"} not understood, or only in part.`,
    agent_name_twice: ({ file, other }) =>
      `${file} bears the agent name of another file: it is told apart as “${other}”.`,
    too_many_files: ({ count, other }) =>
      `${count === 1 ? "1 file was" : `${count} files were`} not read: a deal is read up to 1,000 files and 8 folders deep. Left out: ${other}.`,
  },
  fr: {
    deck_guessed: ({ file }) =>
      `${file} est pris pour le deck. Nommez-le deck.pdf ou deck.pptx, ou indiquez-le dans deal.json.`,
    model_guessed: ({ file }) =>
      `${file} est pris pour le modèle financier. Nommez-le model.xlsx, ou indiquez-le dans deal.json.`,
    read_as_document: ({ file }) =>
      `${file} est lu comme document supplémentaire. Sous documents/, les fichiers sont lus sans cet avis.`,
    file_ignored: ({ file }) =>
      `${file} n’est pas utilisé. Pour qu’il soit lu, placez-le sous documents/ dans un format lisible.`,
    file_outside_deal: ({ file }) =>
      `${file} mène hors du dossier et n’a pas été ouvert. Placez-en une copie dans le dossier.`,
    not_a_file: ({ file }) =>
      `${file} n’est pas un fichier lisible (un tube, une socket ou un lien vers un dossier) et n’a pas été ouvert.`,
    listed_file_missing: ({ file }) => `deal.json désigne ${file}, qui n’existe pas.`,
    two_candidates: ({ file, other }) =>
      `${file} et ${other} ont le même rôle : ${file} est utilisé, ${other} est lu comme document supplémentaire.`,
    bad_deal_file: ({ other }) =>
      `deal.json est inutilisable (${other}) : les noms de fichiers habituels sont cherchés à la place.`,
    read_as_analyst: ({ file }) =>
      `${file} est lu comme la parole d’un analyste, pas comme un document de la société ; « roles » dans deal.json peut en décider autrement.`,
    own_paper: ({ file }) =>
      `${file} a été écrit par Tribunal : il n’est pas lu, il ne ferait que se confirmer lui-même. Notez les réponses du fondateur dans le bureau, ou placez dans le dossier le document qu’il a envoyé.`,
    role_unclear: ({ file }) =>
      `${file} : on ne sait pas qui y parle, il ne prouve donc rien. Placez-le sous documents/ ou agents/, ou indiquez « company », « outside » ou « analyst » sous « roles » dans deal.json.`,
    agent_file_unreadable: ({ file, other }) => `${file} ne peut pas être lu comme la sortie d’un agent (${other}).`,
    agent_partly_read: ({ file, count }) =>
      `${file} : ${count} ${count === 1 ? "élément n’a pas été compris" : "éléments n’ont pas été compris"}, ou seulement en partie.`,
    agent_name_twice: ({ file, other }) =>
      `${file} porte le nom d’agent d’un autre fichier : il est distingué sous le nom « ${other} ».`,
    too_many_files: ({ count, other }) =>
      `${count === 1 ? "1 fichier n’a pas été lu" : `${count} fichiers n’ont pas été lus`} : un dossier est lu jusqu’à 1 000 fichiers et 8 niveaux. Laissés de côté : ${other}.`,
  },
  pt: {
    deck_guessed: ({ file }) =>
      `${file} é tomado pelo deck. Chame-lhe deck.pdf ou deck.pptx, ou indique-o em deal.json.`,
    model_guessed: ({ file }) =>
      `${file} é tomado pelo modelo financeiro. Chame-lhe model.xlsx, ou indique-o em deal.json.`,
    read_as_document: ({ file }) =>
      `${file} é lido como documento adicional. Em documents/, os arquivos são lidos sem este aviso.`,
    file_ignored: ({ file }) => `${file} não é usado. Para que seja lido, coloque-o em documents/ num formato legível.`,
    file_outside_deal: ({ file }) =>
      `${file} leva para fora da pasta e não foi aberto. Coloque uma cópia dentro da pasta.`,
    not_a_file: ({ file }) =>
      `${file} não é um arquivo legível (um pipe, um socket ou um link para uma pasta) e não foi aberto.`,
    listed_file_missing: ({ file }) => `deal.json indica ${file}, que não existe.`,
    two_candidates: ({ file, other }) =>
      `${file} e ${other} têm o mesmo papel: usa-se ${file}, e ${other} é lido como documento adicional.`,
    bad_deal_file: ({ other }) => `deal.json não pode ser usado (${other}): procuram-se os nomes de arquivo habituais.`,
    read_as_analyst: ({ file }) =>
      `${file} é lido como palavra de um analista, não como documento da empresa; “roles” em deal.json pode decidir de outro modo.`,
    own_paper: ({ file }) =>
      `${file} foi escrito pelo Tribunal: não é lido, pois só se confirmaria a si próprio. Registe as respostas do fundador na mesa, ou coloque na pasta o documento que ele enviou.`,
    role_unclear: ({ file }) =>
      `${file}: não se sabe quem fala nele, por isso nada prova. Coloque-o em documents/ ou agents/, ou indique “company”, “outside” ou “analyst” em “roles” no deal.json.`,
    agent_file_unreadable: ({ file, other }) => `${file} não pode ser lido como resultado de um agente (${other}).`,
    agent_partly_read: ({ file, count }) =>
      `${file}: ${count} ${count === 1 ? "elemento não foi compreendido" : "elementos não foram compreendidos"}, ou só em parte.`,
    agent_name_twice: ({ file, other }) =>
      `${file} tem o nome de agente de outro arquivo: é distinguido como “${other}”.`,
    too_many_files: ({ count, other }) =>
      `${count === 1 ? "1 arquivo não foi lido" : `${count} arquivos não foram lidos`}: uma pasta é lida até 1.000 arquivos e 8 níveis. Ficaram de fora: ${other}.`,
  },
};

/** A warning about a deal folder as a sentence. */
export function dealWarningSentence(code: DealWarningCode, facts: Partial<Facts>, locale: Locale): string {
  return SENTENCES[locale][code]({ file: "", other: "", count: 0, ...facts });
}
