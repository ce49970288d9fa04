import type { Locale } from "../domain/locale.ts";
import { MONTH_NAMES } from "./months.ts";

/**
 * Words of which one excludes the others, without accents: sides parted by bars, words of one side by spaces. A star
 * ends a stem. Said of the same thing, words of two sides contradict each other.
 */
const BOOK: Record<Locale, string[]> = {
  fr: [
    "augment* accroi* hausse* relev* major* rehauss* elev* monter montee | dimin* redui* baiss* abaiss* minor* reduc* allege*",
    "accept* approuv* valid* adopt* ratifi* | refus* rejet* invalid* declin* repouss* desapprouv*",
    "autoris* permet* permis* legalis* | interdi* prohib* illega* bann*",
    "impos* oblig* contrain* exige* | volontair* facultati* liberte* libre librement optionnel*",
    "creer cree creee creation instaur* ajout* etabli* mettre introduire | supprim* suppress* aboli* effac* retir* eliminer",
    "ouvr* ouvert* ouverture | ferme* fermant clos cloture* clotur*",
    "publi* divulgu* diffus* rendu ouvrir partag* | cach* dissimul* confidentiel* secret*",
    "public publique publics publiques | prive privee prives privees",
    "proteg* defend* preserv* | menac* attaqu* expos* ruin* detrui*",
    "garder garde conserv* mainten* maintien* | abandonn* renonc* quitt* cess* arret* supprim* annul*",
    "confirm* attest* avere* reconnu* reconnai* prouv* demontr* | dement* infirm* refut* contest* nier nie nient niee",
    "vrai vraie vrais vraies veridique* authentique* reel reelle reels | faux fausse fausses falsifi* fictif* trompeu* truqu* mensong* infond* errone* detourne*",
    "efficace* fonctionn* | inefficace* inutile*",
    "possible* capable* pouvoir | impossible* incapable*",
    "present* disponible* existe existent | absent* indisponible* manqu* inexistant*",
    "gagn* remport* victoire* vainqu* gain gains | perd* perte* defaite*",
    "vivant* survecu* survi* | mort* deced* tue tuee tues tuees tuer tuant deces",
    "sauv* aid* soutien* souten* secour* | ruin* abandonn* combat* oppos*",
    "souteni* soutien* favorable* | oppos* contre hostile* denonc* defavorable*",
    "debut* commenc* lanc* demarr* | finir termin* achev* arret*",
    "plus davantage majorit* superieur* nombreu* | moins minorit* inferieur* rare* peu",
    "tous toutes ensemble entier* totalit* | aucun aucune seul seule seuls seules certain* quelques partie",
    "seul seule uniquement seulement exclusiv* | plusieurs aussi egalement nombreu* autres",
    "positif* positive* | negatif* negative*",
    "nord | sud | ouest",
    "droite | gauche",
    "officiel* legal* legitim* | officieu* illega* clandestin*",
    "interieur dedans | exterieur dehors",
    "entrer entree arriv* rejoin* integr* | sortir sortie sorti sortis sorties partir parti partis partent partira quitt* exclu*",
    "achet* achat* acquer* acquis* | vend vendre vendu* vendent vendait vente ventes ceder cede cedee cession*",
    "centralis* | decentralis*",
    "gratuit* | payant* factur*",
    "lanc* | enterr* stopp* arret* abandonn*",
    "vendre ceder cession | garder conserv* independan*",
    "interne* internalis* | externalis* sous-trait* prestataire*",
    "organique | acquisition* rachat* racheter",
    "simplifi* | complexifi* compliqu*",
    "renforc* consolid* | affaibli* allege* assoupl*",
    "identique* meme pareil* semblable* | different* autre* distinct*",
    "recent* nouveau* nouvel* nouvelle* | ancien* vieux vieille* archiv*",
    "national* local* domestique* | international* mondial* etrang*",
    "papier traditionnel* physique* presentiel* | numerique* electronique* internet ligne distanciel*",
    "anonym* | nominati* identifi* desanonymis*",
    "lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche",
    "rouge* | bleu* | vert verts verte vertes | jaune* | noir* | blanc* | gris* | rose*",
    "jour journee matin* midi | nuit* soir soiree*",
    "homme* garcon* monsieur pere | femme* fille* madame mere",
    "assis* | debout | couch* allong* | dort dormir dorment endorm*",
    "froid* | chaud*",
    "rapide* vite acceler* | lent* ralenti*",
    "recrut* embauch* | licenci* renvo*",
    "invest* inject* | coupe coupes couper coupons coupez rogn* economis* desinvest* redui* dimin*",
    "expans* etend* elargi* | consolid* recentr* repli*",
    "agressi* offensi* audac* | conservat* prud* caut*",
    "escalad* aggrav* | desescalad* apais*",
    "emprunt* endett* | rembours* desendett*",
    "avant precede* prealable* | apres suite ensuite ulterieur*",
    "nie niee nier niaient ignor* | admet* admis* avou* reconnait",
    "reussi* succes aboutir abouti | echou* echec* rate ratee",
    "facile* simple* aise* | difficile* complexe* complique* ardu*",
    "danger* nocif* toxique* risque* | inoffensif* sur sure surs securise* sain",
    "riche* aise aisee | pauvre* demuni*",
    "fort forte forts fortes puissant* solide* | faible* fragile*",
    "grand grande grands grandes enorme* important* eleve* | petit* minime* negligeable* faible* infime*",
    "long longue longs longues | court courte courts courtes bref",
    "haut haute hauts hautes | bas basse basses",
    "plein pleine pleins remplie rempli | vide vides",
    "toujours constamment systematique* | jamais parfois occasionnel* rarement",
    "obligatoire* contraignant* impos* | facultati* volontair* optionnel* indicati*",
    "debut commencement | fin",
    "premier premiere | dernier derniere",
    "jeune jeunes | age agee ages agees vieux vieille*",
    "content* satisfai* heureu* | mecontent* insatisfai* malheureu* decu*",
    "louer loue saluer salue saluee saluent felicit* applaud* | critiqu* condamn* denonc* blam*",
    "allie allies alliee ami amis | ennemi* adversaire* rival*",
    "innocent* acquitt* | coupable* condamn*",
    "liber* relach* | arret* emprisonn* deten*",
    "connu connue connus connues celebre* | inconnu* anonyme*",
    "volontair* intentionnel* delibere* | accident* involontair* fortuit*",
    "naturel* | artificiel* humain* anthropique synthetique*",
    "certain* sur sure assur* garanti* | incertain* dout* hypothetique*",
    "stable* constant* inchang* | instable* fluctu* chang*",
    "propre* | sale sales pollu*",
    "paix | guerre",
    "rejoin* adher* | quitt* retir*",
    "reste reste restent rester demeur* | quitt* parti partis partir",
    "benefi* profit* excedent* rentable* | deficit* perte* pertes deficitaire*",
    "hausse croissance progress* | baisse recul* declin* decroissance chute*",
    "gratuit* offert* | payant* payer paye payee facture*",
    "unanim* | divis* partag*",
    "respect* conform* applique* | viol* enfrein* transgress*",
    "construi* bati* edifi* | detrui* demoli* ras*",
    "civil civile civils civiles | militaire* soldat*",
    "pris prise debut | rendu rendue restitu*",
  ],
  en: [
    "increas* rais* rise rises rising grow* boost* expand* up | decreas* reduc* lower* fall* cut* shrink* drop* down declin*",
    "accept* approv* adopt* ratif* agree* | refus* reject* declin* turn veto* disapprov*",
    "allow* permit* authori* legali* | forbid* prohibit* ban bans banned illegal*",
    "mandatory compulsory impos* requir* oblig* | voluntary optional free freely",
    "creat* add adds added introduc* establish* | remov* abolish* delet* eliminat* scrap* dismantl*",
    "open opens opened opening | close closes closed closing shut*",
    "publish* disclos* share shared | hide* hidden conceal* confidential secret*",
    "public | private*",
    "keep keeps kept maintain* retain* continu* stay* | abandon* drop* quit* leav* left stop* exit* cancel*",
    "confirm* prove* proven acknowledg* | deny denied denies refut* disput* debunk*",
    "true genuine real authentic | false fake fabricated forged misleading",
    "effective works working | ineffective useless",
    "possible able capable | impossible unable incapable",
    "present available exists exist | absent unavailable missing lacking",
    "win wins won winning | lose loses lost losing",
    "alive living survived | dead died killed",
    "support* favour* favor* back backs backed | oppos* against resist*",
    "start* begin* began launch* | end ends ended finish* stop*",
    "more most majority above higher many | less least minority below lower few fewer",
    "all every everyone | none nobody some",
    "positive | negative",
    "north | south | east | west",
    "left | right",
    "inside indoors | outside outdoors",
    "enter* join* arriv* | leave* exit* depart* withdraw*",
    "buy buys bought acquir* purchas* | sell sells sold divest*",
    "launch* | kill* scrap* discontinu* shelv* sunset*",
    "private* independent | ipo public* listed",
    "sell sells selling divest* | keep keeps keeping independent retain*",
    "house inhouse internal* | outsourc* subcontract* external*",
    "free | paid paying",
    "organic* | acquir* acquisition*",
    "centrali* | decentrali*",
    "insourc* inhouse | outsourc*",
    "strengthen* | weaken* loosen*",
    "same identical | different",
    "domestic local national | international foreign global abroad",
    "hire* hiring recruit* | fire fires fired layoff* dismiss*",
    "invest* inject* | cut cuts cutting slash* divest* reduc*",
    "expan* scal* | consolidat* refocus* retrench*",
    "aggressi* bold* | conservativ* cautio* pruden*",
    "debt borrow* loan* | equity",
    "monthly | quarterly | annual* yearly | weekly | daily",
    MONTH_NAMES.en.join(" | "),
    "monday | tuesday | wednesday | thursday | friday | saturday | sunday",
    "red | blue | green | yellow | black | white | grey gray | pink",
    "day daytime morning | night evening",
    "man men boy boys | woman women girl girls",
    "sitting seated | standing | lying | running | sleeping asleep",
    "hot warm | cold",
    "full | empty",
    "fast quick* rapid* accelerat* | slow*",
  ],
  pt: [
    "aument* sub* cresc* elev* ampli* | diminu* reduz* reduc* baix* cai* cair desc*",
    "aceit* aprov* adot* ratific* | recus* rejeit* reprov* declin* nega*",
    "permit* permiss* autoriz* legaliz* | proib* veda* impede* impedi* bani* ilega*",
    "obrigatori* obrig* impo* exig* | voluntari* opciona* facultativ* livre livremente",
    "cri* inclu* adicion* estabelec* instal* coloc* | remov* aboli* exclu* elimin* retir* tir* apag*",
    "abr* abert* | fech* encerr*",
    "abert* estendid* | cruzad* fechad*",
    "public* divulg* mostr* expressa* exib* revel* | escond* ocult* secret* confidencia*",
    "publico publica publicos publicas | privad*",
    "mant* permanec* conserv* continu* | abandon* mud* alter* deix* interromp* par parad* cancel*",
    "confirm* comprov* reconhec* | desment* neg* refut* contest*",
    "verdade* verdadeir* real reais autentic* | fals* falsific* enganos* mentir*",
    "eficaz* eficien* funciona* | ineficaz* inutil* desperdici*",
    "possivel capaz* consegu* | impossivel incapaz*",
    "presente* disponive* exist* cheio cheia cheios cheias lotad* contem contendo | ausente* vazi* desert* falt* inexistent*",
    "venc* ganh* vitor* | perd* derrot*",
    "viv* sobreviv* | mort* morr* falec*",
    "gost* am* ador* apreci* favorit* | detest* odei* odia* despre*",
    "alegr* feliz* sorri* rindo divert* animad* | trist* chor* serio seria serios serias aborrec* entedia* desanimad*",
    "comec* inici* | termin* acab* fim finaliz*",
    "mais maioria superior* muito muita muitos muitas varios varias diversos diversas | menos minoria inferior* pouco pouca poucos poucas",
    "todos todas todo toda | nenhum nenhuma ninguem alguns algumas",
    "junto juntos juntas acompanhad* reunid* grupo amigos dono | sozinh* isolad* solitari*",
    "positiv* | negativ*",
    "norte | sul | leste | oeste",
    "esquerda | direita",
    "dentro interior | fora exterior",
    "entrar entra entrando cheg* aproxim* | sair sai saindo part* afast* longe",
    "compr* adquir* | vend*",
    "barulh* grit* fala* convers* dialog* coment* canta* | silenci* quiet* calad*",
    "agitad* corren* correr fug* | calm* tranquil* parad* pacific*",
    "sentad* senta | pe | deitad* deita | corren* correr corre | dorm* | nadand* nada nadar | caminh* andand* | paradas parado parada parados | pulando pula | escaland*",
    "acordad* brinca* trabalh* | dorm* descans* ferias",
    "dia manha tarde ensolarad* nascer | noite noturn* anoitec* madrugada",
    "sol ensolarad* | chuv* chove* nublad*",
    "parque praia rua campo praca jardim quintal | casa escritorio sala quarto",
    "futebol | basquete | volei | tenis",
    "cachorr* cao caes | gat* | cavalo* | passaro*",
    "vermelh* | azul azuis | verde* | amarel* | preto preta pretos pretas | branc* | cinza* | rosa | laranja* | roxo roxa",
    "homem homens menino* garoto* rapaz* | mulher* menina* garota* moca*",
    "crianca* jovem jovens bebe* | idos* velh*",
    "curt* | long* comprid*",
    "lis* | encaracolad* cachead* crespo*",
    "grande* enorme* gigante* | pequen* minuscul*",
    "novo nova novos novas modern* recente* | antig* velh* tradiciona*",
    "quente* | fri* gelad*",
    "limp* | suj*",
    "molhad* | sec*",
    "inteir* | quebrad* rasgad*",
    "vestid* veste vestindo roupa* | nu nua nus nuas",
    "segur* protegid* | insegur* perigos*",
    "boa bom bons boas excelente* perfeit* bel* bonit* | ruim ruins pessim* mau maus feio feia danificad*",
    "facil faceis simples | dificil dificeis complicad*",
    "rapid* veloz* aceler* depressa | lent* devagar",
    MONTH_NAMES.pt.join(" | "),
    "segunda | terca | quarta | quinta | sexta | sabado | domingo",
    "invest* injet* aport* | cort* econom* desinvest* enxug* reduz* diminu*",
    "expan* alarg* | consolid* estabiliz* recu*",
    "agressiv* ousad* arrojad* | conservador* cautel* prudent*",
    "lanc* | encerr* descontinu* engavet* abandon*",
    "vender | manter conserv* independen*",
    "interno interna internamente | terceiriz* externo externa",
    "organic* | aquisic* adquirir",
    "gratuit* | pago paga pagos pagas",
    "centraliz* | descentraliz*",
    "contrat* | demit* demiss*",
    "divida emprest* | patrimoni* quitad*",
    "interno interna nacional local domestic* | externo externa internaciona* estrangeir*",
    "elogi* | critic*",
    "qualidade | quantidade*",
    "publicad* aberto aberta | sigilos* restrit*",
  ],
};

interface Side {
  group: number;
  side: number;
  stem: boolean;
  text: string;
}

const BY_START = new Map<Locale, Map<string, Side[]>>(
  (Object.keys(BOOK) as Locale[]).map((locale) => [locale, indexed(BOOK[locale])]),
);

/** Where a word stands among the opposites of a language: group and side, none for most words. */
function sidesOf(word: string, locale: Locale): { group: number; side: number }[] {
  const candidates = BY_START.get(locale)?.get(word.slice(0, 2)) ?? [];
  return candidates.filter(({ text, stem }) => (stem ? word.startsWith(text) : word === text));
}

/** True where two words of a language exclude each other: "accepter" and "refuser", "open" and "closed". */
export function areOpposites(a: string, b: string, locales: readonly Locale[]): boolean {
  return locales.some((locale) => areOppositesIn(a, b, locale));
}

/** True where the lexicon has two words of a language on one side: they say the same. */
export function areSynonyms(a: string, b: string, locales: readonly Locale[]): boolean {
  return locales.some((locale) => {
    const own = sidesOf(a, locale);
    return own.length > 0 && sidesOf(b, locale).some((x) => own.some((y) => x.group === y.group && x.side === y.side));
  });
}

/** One word of each text for every pair of sides they take; a text that holds words of two sides takes none of them. */
export function opposedWords(
  a: readonly string[],
  b: readonly string[],
  locales: readonly Locale[],
): [string, string][] {
  return locales.flatMap((locale) => {
    const [own, theirs] = [sidesTaken(a, locale), sidesTaken(b, locale)];
    return [...own].flatMap(([group, one]): [string, string][] => {
      const other = theirs.get(group);
      if (one === null || other == null || one.side === other.side) return [];
      return areOppositesIn(one.word, other.word, locale) ? [[one.word, other.word]] : [];
    });
  });
}

/** For each group of the lexicon the side a text takes in it; null where it holds words of several. */
function sidesTaken(words: readonly string[], locale: Locale): Map<number, { side: number; word: string } | null> {
  const taken = new Map<number, { side: number; word: string } | null>();
  for (const word of words) {
    for (const { group, side } of sidesOf(word, locale)) {
      const known = taken.get(group);
      if (known === undefined) taken.set(group, { side, word });
      else if (known !== null && known.side !== side) taken.set(group, null);
    }
  }
  return taken;
}

function areOppositesIn(a: string, b: string, locale: Locale): boolean {
  const others = sidesOf(b, locale);
  const own = sidesOf(a, locale);
  const together = own.some((one) => others.some(({ group, side }) => group === one.group && side === one.side));
  return !together && own.some((one) => others.some(({ group, side }) => group === one.group && side !== one.side));
}

function indexed(groups: readonly string[]): Map<string, Side[]> {
  const index = new Map<string, Side[]>();
  groups.forEach((sides, group) => {
    sides.split("|").forEach((words, side) => {
      for (const word of words.trim().split(/\s+/)) {
        const text = word.replace("*", "");
        const start = text.slice(0, 2);
        index.set(start, [...(index.get(start) ?? []), { group, side, stem: word.endsWith("*"), text }]);
      }
    });
  });
  return index;
}
