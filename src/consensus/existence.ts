import { normalizeLabel } from "../quantities/topics/match.ts";

/** What a short answer says about whether a thing is there. */
export type Existence = "exists" | "absent" | "unknown";

const EXISTS =
  "exists,exist,yes,true,present,available,in place,signed,granted,filed,registered,confirmed,existe,oui,vrai,present,presente,disponible,en place,signe,signee,accorde,depose,deposee,confirme,confirmee,sim,verdadeiro,disponivel,assinado,assinada,concedido,concedida,registrado,registrada,confirmado,confirmada,ha";
const ABSENT =
  "does not exist,doesn t exist,do not exist,no,none,false,absent,missing,not present,not found,nothing,not signed,not filed,n existe pas,inexistant,inexistante,non,faux,absente,aucun,aucune,manquant,manquante,pas trouve,non signe,non depose,nao existe,nao,falso,ausente,inexistente,nenhum,nenhuma,faltando,nao encontrado,nao assinado,nao ha";
const UNKNOWN =
  "n a,na,not available,unavailable,unknown,not disclosed,undisclosed,not provided,not specified,tbd,to be confirmed,nd,nc,non disponible,indisponible,inconnu,inconnue,non communique,non communiquee,non precise,non renseigne,a confirmer,nao disponivel,indisponivel,desconhecido,desconhecida,nao informado,nao informada,nao divulgado,nao consta,a confirmar,null,";

const BY_WORDS = new Map<string, Existence>();
for (const words of EXISTS.split(",")) BY_WORDS.set(words, "exists");
for (const words of ABSENT.split(",")) BY_WORDS.set(words, "absent");
for (const words of UNKNOWN.split(",")) BY_WORDS.set(words, "unknown");

/** Reads "exists", "n'existe pas", "não há", "N/A" …; null where the text says something else. */
export function readExistence(text: string): Existence | null {
  if (text.length > 40 || /\d/.test(text)) return null;
  return BY_WORDS.get(normalizeLabel(text)) ?? null;
}
