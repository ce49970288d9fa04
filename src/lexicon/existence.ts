import { UNAVAILABLE } from "./not-available.ts";
import { NUMBER_NAMES, numbersFrom } from "./small-numbers.ts";

/** Short answers that say a thing is there, levelled: no case, accents or punctuation. */
export const EXISTS =
  "exists,exist,yes,true,present,available,in place,signed,granted,filed,registered,confirmed,existe,oui,vrai,present,presente,disponible,en place,signe,signee,accorde,depose,deposee,confirme,confirmee,sim,verdadeiro,disponivel,assinado,assinada,concedido,concedida,registrado,registrada,confirmado,confirmada,ha";

/** … that it is not. */
export const ABSENT =
  "does not exist,doesn t exist,do not exist,no,none,nil,false,absent,missing,not present,not found,nothing,not signed,not filed,n existe pas,inexistant,inexistante,non,neant,faux,absente,aucun,aucune,manquant,manquante,pas trouve,non signe,non depose,nao existe,nao,falso,ausente,inexistente,nenhum,nenhuma,faltando,nao encontrado,nao assinado,nao ha";

/** … that it is not known. */
export const UNKNOWN = new RegExp(`^(?:n a|na|tbd|nd|nc|null|${UNAVAILABLE})?$`, "u");

/** … that it is under way: a lawsuit is there then, a patent is not. */
export const UNDER_WAY =
  "pending,ongoing,open,in progress,under way,underway,en cours,pendant,pendante,ouvert,em curso,em andamento,pendente,aberto";

/** Participles of a thing that is held or done, levelled and in the singular: with a denial it is not. */
export const HELD = new Set(
  "certified,granted,signed,registered,audited,obtained,secured,held,issued,licensed,approved,accredited,in force,outstanding,in place,insured,certifie,certifiee,delivre,delivree,accorde,accordee,signe,signee,enregistre,enregistree,audite,auditee,obtenu,obtenue,agree,agreee,homologue,homologuee,en vigueur,certificado,certificada,concedido,concedida,assinado,assinada,registrado,registrada,registado,registada,auditado,auditada,obtido,obtida,aprovado,aprovada,licenciado,licenciada,em vigor,vigente,patented,brevete,brevetee,patenteado,patenteada,drawn,contracte,contractee,contratado,contratada,owned,detenu,detenue".split(
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
export const ONE_IS_THERE = new RegExp(
  String.raw`^(?:an?|${numbersFrom(1)}|several|plusieurs|varios|varias)\b.*\b(?:outstanding|ongoing|pending|active|in force|under way|en cours|pendante?|en vigueur|actif|active|em curso|em andamento|pendente|vigente|ativo|ativa)\b`,
  "u",
);

/** What is under way, asked for or planned is not there yet. Beginnings of levelled words or phrases. */
export const NOT_YET =
  /(?<![\p{L}])(?:in progress|in preparation|will|shall|to be|aim(?:s|ing)? (?:for|to)|sera|seront|ser[áa]|ser[ãa]o|vai|vamos|ir[áa]|allons|foreseen|envisaged|upcoming|drafts?|being drafted|projet d[e'’]|en relecture|minuta|rascunho|em revis[ãa]o|under way|underway|ongoing|pending|not yet|planned|targeted|scheduled|appl(?:ied|ication)|filed|under examination|roadmap|in (?:talks|discussions?|negotiations?)|under (?:negotiation|discussion)|being negotiated|en (?:n[ée]gociation|discussion)|em (?:negocia[çc][ãa]o|discuss[ãa]o)|en cours|en pr[ée]paration|pr[ée]vue?s?|envisag|vis[ée]e?s?|à venir|demande de|d[ée]pos[ée]e?s?|en instance|pas encore|em andamento|em curso|em processo|em prepara[çc][ãa]o|previst|pedido de|depositad|planejad|planead|ainda n[ãa]o)/iu;

/** Between a denial and a thing these leave it a denial of the thing: "we do not have any patent", "n'est partie à aucun litige". */
export const DENIES_THROUGH = new Set(
  "or,nor,ou,ni,nem,and,et,have,has,had,hold,holds,own,owns,been,be,being,involved,party,subject,faced,facing,in,to,of,for,with,using,under,active,current,single,other,of,avons,avez,dispose,disposons,possedons,possede,detenons,detient,partie,engage,fait,objet,d,temos,tem,possuimos,possui,detemos,detem,parte,envolvida,envolvido,aware,notified,threatened,known,connaissance,informe,informes,conhecimento,ciente,cientes,qualquer,algum,alguma,nos,our,nossa,nosso".split(
    ",",
  ),
);

/** Words that hand a denial on to what follows them: "no risk of litigation" denies the risk. */
export const HANDS_ON = new Set("to,of,on,against,for,a,contre,de,du,des,d,sur,contra,sobre,do,da,dos,das".split(","));

/** One of a thing is counted or owned: "two patents", "we hold", "nous disposons". */
export const COUNTED_OR_OWNED = new Set(
  `${[...NUMBER_NAMES.keys()].filter((word) => word !== "un").join()},several,multiple,plusieurs,varios,varias,have,has,hold,holds,own,owns,avons,dispose,disposons,possedons,possede,detenons,detient,temos,tem,possuimos,possui,detemos,detem,includes,compte,inclui,protected,protege,protegee,protegido,protegida`.split(
    ",",
  ),
);

/** What was, and is no more. */
export const ENDED =
  /(?<!\p{L})(?:settled|dismissed|expired|terminated|withdrawn|revoked|ended|lapsed|cancelled|canceled|repaid|rembours[ée]e?s?|a pris fin|ont pris fin|[ée]chue?s?|annul[ée]e?s?|quitad[oa]s?|cancelad[oa]s?|venceu|vencid[oa]s?|terminou|r[ée]gl[ée]e?s?|clos(?:e|es)?|r[ée]sili[ée]e?s?|expir[ée]e?s?|retir[ée]e?s?|encerrad[oa]s?|extint[oa]s?|arquivad[oa]s?|resolvid[oa]s?|rescindid[oa]s?|expirad[oa]s?)(?!\p{L})/iu;

/** Modelled on a standard is not certified to it. */
export const MODELLED_ON =
  /(?<!\p{L})(?:best practices?|aligned?|alignment|follow(?:s|ing)?|inspired|based on|ready|readiness|compliant|compatible|align[ée]e?s?|inspir[ée]e?s?|conformes?|bonnes pratiques|selon|alinhad[oa]s?|baseado|inspirad[oa]s?|boas pr[áa]ticas|segue|conforme)(?!\p{L})/iu;

/** Somebody else than the company holds it: who hosts, supplies or competes, or a founder's former employer. */
export const HELD_BY_ANOTHER =
  /(?<!\p{L})(?:hosted|hosting|data ?cent(?:er|re)s?|cloud provider|providers?|suppliers?|vendors?|subcontractors?|partners?|competitors?|rivals?|(?:former|previous|last) (?:employers?|company|companies|startup)|customers?|clients?|aws|azure|google cloud|gcp|h[ée]berg(?:[ée]e?s?|ement|eurs?)|fournisseurs?|prestataires?|sous-traitants?|partenaires?|concurrents?|(?:ancien|ex-?|pr[ée]c[ée]dent) ?(?:employeur|soci[ée]t[ée])|hospedad[oa]s?|hospedagem|fornecedor(?:es)?|parceir[oa]s?|prestador(?:es)?|concorrentes?|(?:antig[oa]|ex-?) ?(?:empregador|empresa)|clientes?)(?!\p{L})/iu;

/** Before a thing these make it somebody else's whatever it is. */
export const A_RIVALS =
  /(?<!\p{L})(?:third[- ]part(?:y|ies)|tiers|terceiros|competitors?|rivals?|incumbents?|concurrents?|concorrentes?|competidor(?:es)?)(?!\p{L})/iu;

/** Whose it is, said behind it: "held by the university", "of our banking partner". */
export const ANOTHER_HOLDER =
  /(?<!\p{L})(?:(?:held|owned) by|d[ée]tenue?s? par|appartenant [àa]|belonging to|detid[oa]s? (?:por|pel[oa])|pertencentes? a)(?!\p{L})(?! (?:us|the company|nous|la soci[ée]t[ée]|a empresa))|(?<!\p{L})(?:of|from) (?:our|its|a|an|another)(?: \p{L}+)? (?:partner|supplier|provider|host|bank)|(?<!\p{L})d['’e] ?(?:notre|son|un|une|un autre)(?: \p{L}+)? (?:partenaire|fournisseur|prestataire|h[ée]bergeur|[ée]tablissement)|(?<!\p{L})d[eoa] (?:nosso|um|outro)(?: \p{L}+)? (?:parceiro|fornecedor|banco)/iu;

/** A patent that another owns and lends. */
export const LENT =
  /(?<!\p{L})(?:in-?licen[cs]ed|licen[cs]ed (?:in )?from|(?:under|on|with) (?:an? )?(?:exclusive )?licen[cs]e (?:from|of)|sous licence|conc[ée]d[ée]e?s? par|licenciad[oa]s? (?:d[eoa]|pel[oa]|por)|sob licen[çc]a|cedid[oa]s? (?:por|pel[oa]))(?!\p{L})/iu;

/** Asked for by others, or wanted: nobody has it thereby. */
export const ASKED_FOR =
  /(?<!\p{L})(?:require[sd]?|requiring|requirements?|needed|demand(?:s|ed)?|mandatory|requise?s?|requi[èe]r(?:e|ent)|exig(?:e|ent|[ée]e?s?|id[oa]s?|em)|obligatoires?|n[ée]cessaires?|necess[áa]ri[oa]s?|obrigat[óo]ri[oa]s?|requer(?:em|id[oa]s?)?)(?!\p{L})/iu;

/** Right behind a thing's name these are what is spoken of instead: "litigation insurance", "patent search". */
export const INSTEAD_OF_THE_THING = new Set(
  "insurance,risk,cost,budget,counsel,lawyer,attorney,strategy,search,collection,recovery,management,software,platform,tool,law,landscape,troll".split(
    ",",
  ),
);

/** An adjective that names a right only beside a word for one: an exclusive dinner binds nobody. */
export const EXCLUSIVE = /^exclusi(?:ve|f|vo|va)$/u;

/** What somebody has for himself alone. Beginnings of levelled words. */
export const RIGHT_OR_DEAL =
  /^(?:right|licen|distribut|distribui|resell|revend|dealer|supplier|supply|fournisseur|approvisionnement|fornece|fornecimento|partner|partenaire|partenariat|parceir|parceria|agreement|accord|acordo|contra|deal|territor|territoire|mandate|mandat|mandato|agent|negociation|negotiation|negociacao|talks|droit|direito|concession|concessao|patent|brevet|marketing|commercialis|comercializ|exploitation|exploracao|sourc|operator|operateur|operador|franchis|franquia)/u;

/** Denials of a verb or an adjective; "no" and "without" deny a noun. */
export const DENIES_A_VERB = new Set("not,never,cannot,pas,jamais,non,nao,nunca".split(","));

/** The company itself does or has it. */
export const WE_OURSELVES =
  /(?<!\p{L})(?:we|we['’](?:re|ve)|nous|nós|sommes|avons|somos|temos|the company|la soci[ée]t[ée]|l['’]entreprise|a empresa)(?!\p{L})/iu;

/** What a product is for: "software for managing litigation" has no lawsuit. */
export const FOR_OTHERS =
  /(?<!\p{L})(?:software|platforms?|tools?|apps?|solutions?|services?|helps?|manag(?:e|es|ing|ement)|search|collection|recovery|analytics|insurance against|logiciels?|plateformes?|outils?|applications?|gestion|gère|gérer|aide|recouvrement|plataformas?|ferramentas?|solu[çc](?:[ãa]o|[õo]es)|gest[ãa]o|ajuda|gerencia[r]?|cobran[çc]a)(?!\p{L})/iu;
