/** Words that two lines may differ in and still speak of one figure, as the stems of `meaningsIn`. */
export const NEUTRAL: ReadonlySet<string> = new Set(
  (
    "is are was have has had be been it its they their this that these those you your we our ours us he she who which what all each every any same more than just only now today current currently " +
    "take takes took make made give given get use used need come goes pay pays paid equal equals worth paye pag pago charg cost offer includ equival equivalent monthly month year annual annuel anual mensal mensuel mensalidad " +
    "est sont ete avoir avon nous notr nos votre vos leur leurs cett ces tout tous chaqu plus seul deja aujourdhui actuel " +
    "sao foi ser ter tem temo noss nossa nosso seu sua seus suas esta este essa esse tod todo toda cada mais apenas hoj atual " +
    "averag mean approx around about typic moyen moyenn medio media approxim environ cerca aproxim rate percent share taux taxa part fee price"
  ).split(" "),
);

/** Words by which a figure is of a part, one plan, one kind or one end of a range; folded. */
export const PARTS: ReadonlySet<string> = new Set(
  (
    "basic standard pro premium enterprise starter plus free lite gold silver first second third initial final new existing old min max minimum maximum least most up best worst top bottom " +
    "small medium large big weekly daily online offline direct indirect gross net male female men women pre post before after without with only early late phase pilot trial test beta year " +
    "base essentiel gratuit premier premiere deuxieme troisieme nouveau nouveaux nouvelle ancien petit petite grand grande moyen direct indirect brut net hommes femmes avant apres sans pilote essai jusqu " +
    "basico gratis primeiro primeira segundo segunda terceiro novo nova novos antigo pequeno pequena grande direto indireto bruto liquido homens mulheres antes depois sem piloto teste ate"
  ).split(" "),
);
