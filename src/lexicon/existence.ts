/** Short answers that say a thing is there, levelled: no case, accents or punctuation. */
export const EXISTS =
  "exists,exist,yes,true,present,available,in place,signed,granted,filed,registered,confirmed,existe,oui,vrai,present,presente,disponible,en place,signe,signee,accorde,depose,deposee,confirme,confirmee,sim,verdadeiro,disponivel,assinado,assinada,concedido,concedida,registrado,registrada,confirmado,confirmada,ha";

/** … that it is not. */
export const ABSENT =
  "does not exist,doesn t exist,do not exist,no,none,nil,false,absent,missing,not present,not found,nothing,not signed,not filed,n existe pas,inexistant,inexistante,non,neant,faux,absente,aucun,aucune,manquant,manquante,pas trouve,non signe,non depose,nao existe,nao,falso,ausente,inexistente,nenhum,nenhuma,faltando,nao encontrado,nao assinado,nao ha";

/** … that it is not known. */
export const UNKNOWN =
  "n a,na,not available,unavailable,unknown,not disclosed,undisclosed,not provided,not specified,tbd,to be confirmed,nd,nc,non disponible,indisponible,inconnu,inconnue,non communique,non communiquee,non precise,non renseigne,a confirmer,nao disponivel,indisponivel,desconhecido,desconhecida,nao informado,nao informada,nao divulgado,nao consta,a confirmar,null,";

/** … that it is under way: a lawsuit is there then, a patent is not. */
export const UNDER_WAY =
  "pending,ongoing,open,in progress,under way,underway,en cours,pendant,pendante,ouvert,em curso,em andamento,pendente,aberto";

/** What is under way, asked for or planned is not there yet. Beginnings of levelled words or phrases. */
export const NOT_YET =
  /(?<![\p{L}])(?:in progress|in preparation|under way|underway|ongoing|pending|not yet|planned|targeted|scheduled|appl(?:ied|ication)|filed|under examination|roadmap|en cours|en pr[ée]paration|pr[ée]vue?s?|envisag|vis[ée]e?s?|à venir|demande de|d[ée]pos[ée]e?s?|en instance|pas encore|em andamento|em curso|em processo|em prepara[çc][ãa]o|previst|pedido de|depositad|planejad|planead|ainda n[ãa]o)/iu;
