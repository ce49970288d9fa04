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

/** Participles of a thing that is held or done, levelled and in the singular: with a denial it is not. */
export const HELD = new Set(
  "certified,granted,signed,registered,audited,obtained,secured,held,issued,licensed,approved,accredited,in force,outstanding,in place,insured,certifie,certifiee,delivre,delivree,accorde,accordee,signe,signee,enregistre,enregistree,audite,auditee,obtenu,obtenue,agree,agreee,homologue,homologuee,en vigueur,certificado,certificada,concedido,concedida,assinado,assinada,registrado,registrada,registado,registada,auditado,auditada,obtido,obtida,aprovado,aprovada,licenciado,licenciada,em vigor,vigente".split(
    ",",
  ),
);

/** Words of a sentence that says whether a thing is there, beside the thing itself. */
export const AROUND_A_THING = new Set(
  "the,a,an,company,startup,firm,it,they,there,is,are,has,have,had,does,do,not,no,any,yet,currently,today,so,far,to,date,at,present,now,la,le,les,l,un,une,de,des,du,d,societe,entreprise,elle,il,n,ne,y,ont,est,sont,pas,aucun,aucune,a,ce,jour,en,cours,actuellement,aujourd,hui,encore,pour,l,instant,o,os,as,um,uma,empresa,sociedade,ela,eles,ha,nao,tem,existe,existem,existing,exist,nenhum,nenhuma,sem,sans,without,never,jamais,nunca,e,sao,esta,estao,ainda,hoje,atualmente,momento,neste,none,on,dispose,possede,possui,report,certificate,certification,rapport,certificat,attestation,relatorio,certificado,certificacao".split(
    ",",
  ),
);

/** Who says that nothing is said, says nothing of the thing. */
export const NOT_SAID =
  /mention|disclos|provid|availab|communi|precis|renseign|inform|divulg|found|trouve|encontr|consta|specif|document|confirm|verif|known|connu|conhec|deck/u;

/** "A loan is outstanding", "un contentieux en cours": one is there now. */
export const ONE_IS_THERE =
  /^(?:an?|one|two|three|several|une?|deux|trois|plusieurs|uma?|dois|duas|tres|varios|varias)\b.*\b(?:outstanding|ongoing|pending|active|in force|under way|en cours|pendante?|en vigueur|actif|active|em curso|em andamento|pendente|vigente|ativo|ativa)\b/u;

/** What is under way, asked for or planned is not there yet. Beginnings of levelled words or phrases. */
export const NOT_YET =
  /(?<![\p{L}])(?:in progress|in preparation|under way|underway|ongoing|pending|not yet|planned|targeted|scheduled|appl(?:ied|ication)|filed|under examination|roadmap|en cours|en pr[ée]paration|pr[ée]vue?s?|envisag|vis[ée]e?s?|à venir|demande de|d[ée]pos[ée]e?s?|en instance|pas encore|em andamento|em curso|em processo|em prepara[çc][ãa]o|previst|pedido de|depositad|planejad|planead|ainda n[ãa]o)/iu;
