import type { Locale } from "../domain/locale.ts";
import { MONTH_NAMES } from "./months.ts";

/** Words and phrases without accents, parted by commas; a star ends a stem. */
export type Book = Record<Locale, string>;

export const CASH: Book = {
  fr: "runway,cash,burn,tresorerie,liquidites,frais generaux,autonomie financiere,reserves",
  en: "runway,cash,burn,overhead*,reserves,expenses low,costs low,spending low",
  pt: "runway,caixa,burn,queima,despesas gerais,reservas,folego",
};
export const FUNDING: Book = {
  fr: "levee,lever,emprunt*,pret,prets,dette,subvention*",
  en: "raise,raising,round,loan*,debt,grant,grants,borrow*",
  pt: "captacao,captar,rodada,emprestimo*,divida*,subvenc*",
};
export const ASSETS: Book = {
  fr: "bureau*,agence*,magasin*,boutique*,entrepot*,usine*,atelier*,filiale*,restaurant*,machine*,equipement*,materiel,vehicule*",
  en: "office*,store,stores,shop,shops,warehouse*,factor*,plant,branch*,site,sites,subsidiar*,machine*,equipment,vehicle*",
  pt: "escritorio*,loja*,filial,filiais,fabrica*,armazem,armazens,unidade*,restaurante*,maquina*,equipamento*,veiculo*",
};
export const TEAM: Book = {
  fr: "equipe*,effectif*,recrutement*,embauche*",
  en: "team,teams,staff,headcount,workforce,hiring,salesforce",
  pt: "equipe*,equipa*,time,quadro,contratac*",
};
export const PROMOTION: Book = {
  fr: "marketing,publicit*,pub,campagne*,communication,commercial*,ventes",
  en: "marketing,ads,advertis*,campaign*,sales,promotion",
  pt: "marketing,publicidade,anuncios,campanha*,vendas,promocao",
};
export const DEBT: Book = {
  fr: "pret,prets,emprunt*,dette*,credit,credits,endettement",
  en: "debt,debts,loan,loans,borrowing*,credit,leverage,bank facility,facilities",
  pt: "emprestimo*,divida*,credito*,financiamento bancario,endividamento",
};
export const PRICES: Book = {
  fr: "prix,tarif*,abonnement*,grille tarifaire",
  en: "price,prices,pricing,fee,fees,subscription*,rates",
  pt: "preco,precos,tarifa*,assinatura*,mensalidade*",
};
export const CHEAPER: Book = {
  fr: "remise*,rabais,ristourne*,reduction*,moins cher,moins chers,moins chere,moins cheres,promotion*",
  en: "discount,discounts,rebate*,cheaper,price cut*",
  pt: "desconto*,mais barat*,promoc*",
};
/** A discount for something in return says nothing of the price for all. */
export const ON_TERMS: Book = {
  fr: "annuel*,comptant,anticip*,volume*,partenaire*,ecole*,etudiant*,association*,parrain*",
  en: "annual,yearly,upfront,prepaid,volume,partner*,school*,student*,nonprofit*,referral*",
  pt: "anua*,vista,antecipad*,volume,parceir*,escola*,estudante*,indicac*",
};
export const RANGE: Book = {
  fr: "gamme*,catalogue,offre*,nouveaux produits,nouveau produit,deuxieme produit,second produit,autre produit,deuxieme verticale,nouvelle verticale,lignes de produits,ligne de produits,portefeuille de produits,cinq produits",
  en: "range,product line*,line to,catalogue,portfolio,offering,new products,new product,second product,another product,product range,second vertical,new vertical",
  pt: "portfolio,linha de produtos,linhas de produtos,gama,catalogo,novos produtos,novo produto,segundo produto,outro produto,segunda vertical,nova vertical",
};
export const ONE_PRODUCT: Book = {
  fr: "produit phare,un seul produit,un produit,produit principal,produit coeur,coeur de gamme,produit unique,produit existant,une seule offre,une seule chose",
  en: "one product,single product,core product,flagship,main product,existing product,one thing,core offering",
  pt: "unico produto,um produto,um so produto,produto principal,produto atual,produto existente,carro chefe,uma coisa",
};
export const SIDE_PRODUCTS: Book = {
  fr: "produits secondaires,produit secondaire,produits annexes,autres produits,offres annexes,projets annexes,la gamme",
  en: "side product*,other products,secondary products,side project*,the range,peripheral products",
  pt: "produtos secundarios,outros produtos,produtos paralelos,projetos paralelos,linhas secundarias",
};
export const LAUNCHED: Book = {
  fr: "produit*,version*,offre*,application*,appli,plateforme*,service*,lancement",
  en: "product*,version*,app,application,platform*,service*,feature*,beta,release,launch",
  pt: "produto*,versao,versoes,oferta,aplicativo*,app,plataforma*,servico*,lancamento",
};
export const LAUNCH: Book = {
  fr: "lancement*,sortie,mise sur le marche,commercialisation",
  en: "launch*,release*,go live,rollout",
  pt: "lancamento*,estreia,entrada no mercado",
};
export const HOME: Book = {
  fr: "marche national,marche domestique,marche local,marche d origine,marche interieur,notre marche",
  en: "home market,domestic market,local market,home country,national market,our market,current market",
  pt: "mercado interno,mercado domestico,mercado local,mercado nacional,mercado de origem,nosso mercado,mercado atual",
};
export const FOCUSES: Book = {
  fr: "se concentr*,concentr*,rester,restons,restez,se limit*,se focalis*,focalis*,se recentr*,recentr*,prioris*,se cantonn*,satur*,consolid*",
  en: "focus*,stay,remain,stick,concentrat*,limit,prioriti*,keep to,prove,win,saturat*,consolidat*",
  pt: "foc*,concentr*,permanec*,ficar,limitar,priorizar,manter o foco,manter foco,restringir,consolid*,dominar",
};
export const ONE_PARTY: Book = {
  fr: "exclusi*,fournisseur unique,seul fournisseur,client unique,seul client,unique fournisseur,seul distributeur,distributeur unique",
  en: "exclusiv*,single supplier,one supplier,sole supplier,single customer,one customer,single client,sole customer,one distributor,single distributor,one partner",
  pt: "exclusiv*,unico fornecedor,um so fornecedor,fornecedor unico,unico cliente,um so cliente,cliente unico,um so distribuidor,unico distribuidor",
};
export const PARTIES: Book = {
  fr: "fournisseur*,client*,clientele,partenaire*,canaux",
  en: "supplier*,customer*,client*,vendor*,manufacturer*,channel*",
  pt: "fornecedor*,cliente*,carteira,fabricante*,canais",
};
export const RAISE: Book = {
  fr: "augment*,relev*,monter,hausser,accroi*,doubl*,tripl*",
  en: "raise,raising,increase,increasing,put up,double,lift",
  pt: "aument*,subir,elev*,reajust*,dobr*,duplic*",
};
export const LOWER: Book = {
  fr: "baiss*,redui*,diminu*,casser,abaiss*,limit*,rembours*",
  en: "lower,lowering,cut,cutting,reduce,reducing,drop,slash,limit",
  pt: "baixar,reduz*,diminu*,cortar,limitar",
};
export const ENDS: Book = {
  fr: "arret*,supprim*,cess*,limit*,redui*,fin des,fin aux,abandon*,retir*,elagu*",
  en: "end,stop,drop,dropping,cut,kill,abandon,retire,prune,limit,reduce,lower,sunset",
  pt: "acabar,cortar,parar,abandon*,eliminar,retirar,encerrar,descontinuar,reduz*,limitar",
};

/** A date put so that it says "not earlier". */
export const ONLY_LATER: Book = {
  fr: "pas avant,plus tard,l an prochain,l annee prochaine",
  en: "not before,later,next year",
  pt: "mais tarde,no ano que vem,no proximo ano",
};

/** … and what says so beside a time: "only after the audit". */
export const ONLY: Book = { fr: "seulement,uniquement", en: "only", pt: "so,somente,apenas" };

/** What says when, and names no thing. */
export const TIMES: Book = {
  fr: `mois,an,ans,annee*,trimestre*,semestre*,semaine*,prochain*,ete,printemps,automne,hiver,apres,${MONTH_NAMES.fr.join(",")},ici,des,debut,fin,milieu,premier,second,maintenant,plus,tard,jour,jours`,
  en: `month*,year*,quarter*,week*,half,next,spring,summer,autumn,fall,winter,after,once,${MONTH_NAMES.en.join(",")},later,early,late,end,start,now,first,back,day,day one,days,today`,
  pt: `mes,meses,ano*,trimestre*,semestre*,semana*,proxim*,vem,verao,primavera,outono,inverno,apos,${MONTH_NAMES.pt.join(",")},inicio,fim,depois,agora,ja,tarde,dia,dias,hoje`,
};
