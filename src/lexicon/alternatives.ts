import type { Book } from "./lever-words.ts";

/** A question that has two answers, of which one leaves the other: how to put the money in, who is to lead, whom to sell to. */
export interface Alternative {
  /** The bolder answer first, where one is. */
  sides: readonly [Book, Book];
  /** One of these must stand beside an answer: "sell through resellers" answers, "resellers pay late" does not. */
  beside?: Book;
  /** The answer is about a thing, and only answers about the same are held against each other. */
  of?: "same thing" | "no other thing";
}

const SELLS: Book = {
  fr: "vendre,distribuer,commercialiser,passer par,s appuyer,privilegier,miser,basculer,passer a,proposer,facturer,rester sur",
  en: "sell,sells,selling,sold,distribute,go,use,rely,build,move,switch,charge,offer,stick,keep",
  pt: "vender,distribuir,comercializar,usar,apostar,passar para,migrar,cobrar,oferecer,manter,ficar",
};

const AIMS: Book = {
  fr: "cibler,viser,se concentrer,concentrer,rester,se limiter,attaquer,aller vers,descendre,monter,abandonner,privilegier,servir,seul*,uniquement,miser",
  en: "target,focus*,stick,stay,serve,aim,move,go,concentrate,only,abandon,drop,win,chase,pursue,bet",
  pt: "focar,mirar,concentrar,ficar,limitar,atacar,atender,abandonar,so,somente,apenas,apostar,buscar,dobrar",
};

export const ALTERNATIVES: readonly Alternative[] = [
  {
    sides: [
      {
        fr: "en actions,en fonds propres,augmentation de capital,en equity,en capital,tour price,fixer un prix,fixer la valorisation",
        en: "priced round,priced equity,equity round,straight equity,in equity,equity only,shares only,only shares,in shares,pricing the company,price the company,price the round",
        pt: "em acoes,em quotas,aumento de capital,rodada precificada,em equity,participacao direta,precificar a empresa,precificar a rodada",
      },
      {
        fr: "bsa air,bsa,convertible*,avance en compte courant,compte courant d associe,safe",
        en: "safe,safes,convertible*,loan note*,uncapped note,bridge note",
        pt: "mutuo,conversive*,safe,nota conversivel",
      },
    ],
  },
  {
    sides: [
      {
        fr: "en une fois,en une seule fois,d un coup,d un bloc,en totalite,integralite,integralement,d un seul tenant,la totalite,tout a la signature,tout d avance",
        en: "in one go,all at once,lump sum,in full,in a single payment,the whole amount,in one payment,everything at closing,the full amount,all of it at",
        pt: "de uma vez,de uma so vez,a vista,integralmente,na totalidade,tudo no fecho,tudo no fechamento,a totalidade",
      },
      {
        fr: "tranche*,en deux fois,en trois fois,en plusieurs fois,echelonn*,sur jalons,contre jalons,selon les jalons,par etapes,au fur et a mesure",
        en: "tranche*,in instalments,in installments,against milestones,on milestones,by milestone*,in stages,staged,in two payments,in two steps,step by step",
        pt: "parcel*,tranche*,por marcos,conforme os marcos,contra marcos,por etapas,em etapas,escalonad*,aos poucos",
      },
    ],
    beside: {
      fr: "verser,virer,payer,liberer,debloquer,investir,apporter,deployer,mettre,fonds,argent,somme,ticket,montant,investissement",
      en: "pay,wire,release,put,invest,transfer,fund,money,cash,cheque,check,investment,amount,funds,capital,send",
      pt: "pagar,transferir,liberar,libertar,investir,aportar,colocar,dinheiro,fundos,valor,aporte,investimento,cheque,desembolsar",
    },
  },
  {
    sides: [
      {
        fr: "payant*,facturer,faire payer,paient,payent,paie,paye",
        en: "pay,pays,paid,paying,charge,charging,charged",
        pt: "pago,paga,pagos,pagas,pagar,pague,paguem,cobrar,cobre",
      },
      {
        fr: "gratuit*,gratis,offert*,sans faire payer",
        en: "free,for free,free of charge,at no charge,give away,giving away,freemium,!free cash,!free up,!free to",
        pt: "gratis,gratuit*,de graca,sem cobrar",
      },
    ],
    of: "no other thing",
  },
  {
    sides: [
      {
        fr: "fondateur aux commandes,fondatrice aux commandes,garder le fondateur,garder la fondatrice,laisser le fondateur,laisser la fondatrice,diriger lui meme,diriger elle meme,garder les renes,garder seul les renes,tenir les renes,rester aux commandes,rester a la tete,continuer a diriger",
        en: "founder in charge,founders in charge,founder at the helm,founder as ceo,founder led,keep the founder,leave the founder,let the founder,founder should stay,founder should run,founder keep,stay in charge,remain in charge,keep leading,continue to lead,keep running",
        pt: "fundador no comando,fundadora no comando,manter o fundador,manter a fundadora,deixar o fundador,fundador a frente,fundadora a frente,continuar no comando,seguir no comando,continuar a liderar,continuar liderando,continuar a dirigir",
      },
      {
        fr: "dirigeant experimente,directeur general experimente,dg experimente,ceo experimente,patron exterieur,directeur general exterieur,manager de transition,remplacer le fondateur,remplacer la fondatrice,passer la main,ceder sa place,directeur general professionnel,nouveau directeur general,changer de dirigeant,changer de patron,changer le dirigeant,remplacer le dirigeant",
        en: "seasoned ceo,professional ceo,experienced ceo,outside ceo,external ceo,hire a ceo,bring in a ceo,new ceo,hired ceo,replace the founder,replace the ceo,step aside,step down,step back,hand over,seasoned manager,professional manager,change the ceo,another ceo",
        pt: "ceo experiente,ceo profissional,ceo externo,ceo de mercado,executivo experiente,novo ceo,diretor geral experiente,substituir o fundador,substituir a fundadora,passar o bastao,afastar o fundador,sair da operacao,gestor profissional,trocar o ceo,trocar de ceo,mudar o ceo,outro ceo",
      },
    ],
  },
  {
    sides: [
      {
        fr: "decider seul,decider seule,decider seuls,laisser decider,laisser les mains libres,carte blanche,sans droit de veto",
        en: "decide alone,decide on their own,decide by themselves,free hand,full control,without a veto",
        pt: "decidir sozinh*,decidam sozinh*,carta branca,maos livres,sem direito de veto",
      },
      {
        fr: "droit de veto,droits de veto,un veto,decisions reservees",
        en: "veto,vetoes,reserved matters,consent right*,protective provisions",
        pt: "direito de veto,direitos de veto,poder de veto,materias reservadas",
      },
    ],
  },
  {
    sides: [
      {
        fr: "directeur commercial,directrice commerciale,premier commercial,premiers commerciaux,responsable des ventes,equipe commerciale,force de vente",
        en: "head of sales,sales director,vp sales,vp of sales,sales lead,first salesperson,sales hire",
        pt: "diretor comercial,diretora comercial,head de vendas,gerente de vendas,primeiro vendedor,equipe comercial,equipa comercial",
      },
      {
        fr: "vendre lui meme,vendre elle meme,vendre eux memes,vendre elles memes,vente par le fondateur,vente par les fondateurs,doit vendre,doivent vendre",
        en: "founder led sales,selling himself,selling herself,selling themselves,sell himself,sell herself,sell themselves,founder should sell,founders should sell,founder should keep selling,founders should keep selling",
        pt: "vender ele mesmo,vender ela mesma,vender pessoalmente,fundadores devem vender,fundador deve vender,venda pelo fundador,vendas pelos fundadores",
      },
    ],
  },
  {
    sides: [
      {
        fr: "rester independant*,restent independant*,restez independant*,restons independant*,independance,construire seul*,continuer seul*,construisez la suite,construire la suite",
        en: "stay independent,remain independent,independence,keep building,build on alone,go it alone,hold out,build for the long,build it out",
        pt: "independente*,independencia,continuar sozinh*,construir sozinh*,seguir sozinh*,continuar construindo",
      },
      {
        fr: "vendre l entreprise,vendre la societe,vendre la boite,vendre au,vendre a un,ceder l entreprise,ceder la societe,se faire racheter,s adosser",
        en: "sell the company,sell the business,sell to,sell now,sell out,trade sale,get acquired,be acquired,cash out,take the buyout",
        pt: "vender a empresa,vender o negocio,vender para,vender agora,ser adquirid*,ser comprad*,vender tudo",
      },
    ],
  },
  {
    sides: [
      {
        fr: "siege au conseil,siege au board,siege d administrateur,place au conseil,place au board,poste d administrateur,siege au comite",
        en: "board seat,seat on the board,seat at the table,board director,directorship",
        pt: "assento no conselho,lugar no conselho,cadeira no conselho,vaga no conselho,assento no board",
      },
      {
        fr: "silencieu*,actionnaire passif,investisseur passif,simple observateur,comme observateur,rester en retrait",
        en: "silent,passive,hands off,observer,stay out of governance",
        pt: "silencios*,investidor passivo,socio passivo,passivo,observador",
      },
    ],
  },
  {
    sides: [
      {
        fr: "ticket maximum,le maximum,toute l allocation,allocation complete,allocation pleine,plein ticket,tout le tour,gros ticket,aussi gros",
        en: "full allocation,the maximum,maximum ticket,as much as,whole allocation,entire allocation,the whole round,big cheque,large cheque,big ticket,large ticket,full ticket",
        pt: "alocacao total,alocacao completa,o maximo,cheque maximo,ticket maximo,cheque grande,ticket grande,rodada toda,toda a alocacao",
      },
      {
        fr: "petit ticket,ticket minimum,ticket minimal,ticket symbolique,ticket d entree,le minimum,ticket reduit,petite somme",
        en: "small ticket,minimum ticket,token ticket,small cheque,small check,token amount,the minimum,toe in the water,toehold,modest ticket,modest cheque",
        pt: "ticket pequeno,cheque pequeno,ticket minimo,o minimo,valor simbolico,cheque simbolico,ticket modesto,pequeno cheque",
      },
    ],
  },
  {
    sides: [
      {
        fr: "parts de marche,bruler la tresorerie,bruler le cash,bruler du cash,croissance a tout prix,hypercroissance,conquerir le marche,prendre le marche",
        en: "grab share,grab market,land grab,market share,take share,burn the cash,burn cash,burn through,growth at all costs,growth at any cost,blitzscale,hypergrowth,buy growth",
        pt: "ganhar mercado,fatia de mercado,participacao de mercado,quota de mercado,queimar caixa,queimar o caixa,crescer a qualquer custo,crescimento a qualquer custo,conquistar mercado",
      },
      {
        fr: "rentab*,point mort,a l equilibre,seuil de rentabilite,autofinanc*",
        en: "break even,breakeven,profitab*,cash positive,cash flow positive,default alive,in the black,self sustaining",
        pt: "rentab*,ponto de equilibrio,break even,lucrativ*,dar lucro,no azul,autossustent*",
      },
    ],
  },
  {
    sides: [
      {
        fr: "faire confiance,se fier,fiez vous,croire,croyez,prendre pour argent comptant,prendre tel quel,retenir tel quel,reprendre tel quel",
        en: "trust,believe,rely on,face value,as given,accept the forecast,take the plan",
        pt: "confiar,confie,acreditar,acredite,ao pe da letra,tal como esta,levar a serio",
      },
      {
        fr: "diviser,moitie,douter,se mefier,mefiez vous,ecarter,ignorer,ignorez,decoter,abattement,decote",
        en: "discount,haircut,halve,doubt,distrust,ignore,disregard,cut in half,take with a pinch,be sceptical,be skeptical",
        pt: "desconfiar,desconfie,metade,duvidar,duvide,ignorar,ignore,descontar,dar desconto,pe atras",
      },
    ],
    of: "same thing",
  },
  {
    sides: [
      {
        fr: "grands comptes,grandes entreprises,grands groupes,entreprises du cac",
        en: "enterprise,enterprises,large accounts,key accounts,large customers,big customers,corporates,up market,upmarket",
        pt: "grandes contas,grandes empresas,grandes clientes,corporacoes",
      },
      {
        fr: "tpe,pme,petites entreprises,independants,petits clients,particuliers,artisans,grand public",
        en: "small business*,small businesses,small customers,smb,smbs,sme,smes,consumer*,down market,downmarket,freelancers,self serve",
        pt: "pme,pmes,pequenas empresas,pequenos negocios,pequenos clientes,consumidor*,pessoas fisicas,autonomos",
      },
    ],
    beside: AIMS,
  },
  {
    sides: [
      {
        fr: "vente directe,ventes directes,en direct,propre force de vente,propre equipe commerciale,propres commerciaux",
        en: "direct sales,sell direct,sell directly,own sales team,own sales force,direct to",
        pt: "venda direta,vendas diretas,diretamente,equipe propria de vendas,equipa propria de vendas",
      },
      {
        fr: "revendeur*,distributeur*,par des partenaires,reseau de partenaires,canal indirect,vente indirecte,integrateur*",
        en: "reseller*,distributor*,through partners,partner channel,channel partners,indirect sales,via partners,integrators",
        pt: "revendedor*,revenda*,distribuidor*,por parceiros,rede de parceiros,canal indireto,vendas indiretas,integrador*",
      },
    ],
    beside: SELLS,
  },
  {
    sides: [
      {
        fr: "paiement unique,licence perpetuelle,a l usage,a l acte,vente unique,a la piece",
        en: "one off,one time fee,perpetual licen*,pay per use,per transaction,outright",
        pt: "pagamento unico,licenca perpetua,por uso,venda unica,por transacao",
      },
      {
        fr: "abonnement*,par abonnement,au mois,recurren*",
        en: "subscription*,recurring,monthly plan*,annual plan*",
        pt: "assinatura*,mensalidade*,recorren*",
      },
    ],
    beside: SELLS,
  },
  {
    sides: [
      {
        fr: "actions ordinaires,pari passu,sans preference,aucune preference,memes actions",
        en: "ordinary shares,common shares,common stock,pari passu,plain shares,no preference,without preference",
        pt: "acoes ordinarias,pari passu,sem preferencia,sem qualquer preferencia,nenhuma preferencia",
      },
      {
        fr: "actions de preference,preference de liquidation,preference simple,actions privilegiees",
        en: "preferred shares,preferred stock,liquidation preference,preference shares,senior shares",
        pt: "acoes preferenciais,preferencia de liquidacao,liquidacao preferencial",
      },
    ],
  },
  {
    sides: [
      {
        fr: "en direct,directement,en nom propre,a titre personnel,seul,seuls",
        en: "directly,direct,alone,on our own,in our own name,by ourselves",
        pt: "diretamente,em nome proprio,sozinh*,por conta propria",
      },
      {
        fr: "spv,vehicule,holding commune,club deal,syndicat,en pool,groupement",
        en: "spv,syndicate,club deal,nominee,pooled vehicle,vehicle",
        pt: "spv,sindicato,veiculo,club deal,holding comum,pool de investidores",
      },
    ],
    beside: {
      fr: "invest*,entrer,souscrire,participer,passer par,via,structurer",
      en: "invest,investing,participate,go in,enter,subscribe,go,join,use",
      pt: "invest*,entrar,subscrever,participar,via,usar",
    },
  },
  {
    sides: [
      {
        fr: "open source,code ouvert,ouvrir le code",
        en: "open source,open sourced,open up the code",
        pt: "open source,codigo aberto,abrir o codigo",
      },
      {
        fr: "proprietaire,code ferme,garder le code,secret,closed source",
        en: "proprietary,closed source,keep the code,secret,closed",
        pt: "proprietari*,codigo fechado,fechado,manter o codigo,segredo",
      },
    ],
  },
  {
    sides: [
      {
        fr: "marque propre,propre marque,sa marque,leur marque",
        en: "own brand,its brand,their brand,under its own name",
        pt: "marca propria,propria marca",
      },
      { fr: "marque blanche,marque distributeur", en: "white label,private label", pt: "marca branca,white label" },
    ],
  },
  {
    sides: [
      {
        fr: "acheter,acquerir,devenir proprietaire,achat",
        en: "buy,own,purchase,buying,owning",
        pt: "comprar,compra,adquirir",
      },
      {
        fr: "louer,location,credit bail,leasing,louez",
        en: "rent,renting,lease,leasing,hire out",
        pt: "alugar,aluguel,arrendar,leasing,locacao",
      },
    ],
    of: "same thing",
  },
  {
    sides: [
      {
        fr: "pivoter,pivot,changer de modele,changer de cap,changer de marche",
        en: "pivot,change course,change the model,change direction,start over,reposition",
        pt: "pivotar,pivo,mudar de rumo,mudar o modelo,mudar de modelo,reposicionar",
      },
      {
        fr: "garder le cap,tenir le cap,rester sur le modele,garder le modele,ne rien changer,poursuivre le plan",
        en: "stay the course,stick to the plan,keep the model,hold the course,keep going,stick with the model,double down on the model",
        pt: "manter o rumo,seguir o plano,manter o modelo,manter o plano,nao mudar nada",
      },
    ],
  },
  {
    sides: [
      {
        fr: "dividende*,distribuer les benefices,distribuer le benefice",
        en: "dividend*,pay out the profits,pay out profits,distribute profits",
        pt: "dividendo*,distribuir o lucro,distribuir os lucros,distribuir lucros",
      },
      {
        fr: "reinvest*,remettre dans l entreprise,laisser dans l entreprise,mettre en reserve",
        en: "reinvest*,plough back,plow back,retain profits,retain earnings,leave in the company",
        pt: "reinvest*,reter os lucros,reter lucros,deixar na empresa",
      },
    ],
  },
  {
    sides: [
      {
        fr: "mener le tour,etre lead,etre chef de file,prendre le lead,diriger le tour",
        en: "lead the round,be the lead,take the lead,lead this round",
        pt: "liderar a rodada,ser lider da rodada,puxar a rodada,liderar esta rodada",
      },
      {
        fr: "suivre un lead,suivre le lead,attendre un lead,suivre un chef de file,simple suiveur,suiveur*",
        en: "follow a lead,wait for a lead,follow the lead,as a follower,only follow,follow another",
        pt: "seguir um lider,esperar um lider,acompanhar o lider,so acompanhar,apenas acompanhar",
      },
    ],
  },
  {
    sides: [
      {
        fr: "sous traitan*,externalis*,prestataire*,freelance*,agence*,tiers,fournisseur*",
        en: "outsourc*,subcontract*,contractor*,freelance*,agency,agencies,third party,buy in,vendor,external team",
        pt: "terceiriz*,prestador*,freelance*,agencia*,fornecedor*,operador externo,fora da empresa",
      },
      {
        fr: "en interne,internalis*,soi meme,propre usine,propre equipe,propres equipes,propre flotte,nos propres,ses propres,en propre",
        en: "in house,inhouse,insourc*,own team,own plant,own factory,own fleet,own staff,yourselves,ourselves,themselves",
        pt: "internamente,internaliz*,em casa,para dentro,dentro da empresa,proprio,propria,proprios,proprias",
      },
    ],
    beside: {
      fr: "develop*,fabriqu*,produi*,realis*,confi*,faire,faites,gerer,gerez,logist*,construi*,garder,externalis*,internalis*,sous traiter,livr*,traiter,rester,laisser",
      en: "develop*,build*,make,made,manufactur*,produc*,hand,give,keep,run,logistic*,outsourc*,insourc*,subcontract*,design*,do it,done,bring,deliver*,use,stay,leave",
      pt: "desenvolv*,fabric*,produ*,confi*,fazer,montar,criar,gerir,logistic*,constru*,terceiriz*,internaliz*,contrat*,entreg*,manter,ficar,deixar,trazer",
    },
    of: "no other thing",
  },
];
