/** How analysts judge, from worst to best and apart, in three languages: no case, accents or punctuation. */
export const ASSESSMENT_WORDS = {
  exceptional:
    "exceptional,excellent,outstanding,best in class,top decile,world class,stellar,exceptionnel,exceptionnelle,excellente,remarquable,hors norme,excepcional,excelente,extraordinario,extraordinaria,notavel,impressive,impressionnant,impressionnante,impressionante,superb,superbe",
  above_average:
    "above average,good,strong,very good,solid,positive,favourable,favorable,attractive,healthy,promising,superieur a la moyenne,superieure a la moyenne,au dessus de la moyenne,bon,bonne,tres bon,tres bonne,fort,forte,solide,positif,sain,saine,prometteur,prometteuse,attractif,acima da media,bom,boa,muito bom,muito boa,solido,solida,positivo,positiva,saudavel,promissor,promissora,atrativo,atraente,robust,robuste,robusto,robusta,convincing,convaincant,convaincante,convincente,credible,credibles,crivel,sound,experienced,experimente,experimentee,experimentes,experimentees,experiente,experientes,complementary,complementaire,complementaires,complementar,complementares,defensible,defendable,defensavel,differentiated,differencie,differenciee,diferenciado,diferenciada,bons,bonnes,boas,forts,fortes,solides,solidos,solidas,favoravel,favoraveis,favorables,sustainable,perenne,sustentavel,reassuring,rassurant,rassurante,tranquilizador,compelling,well positioned,bien positionne,bien positionnee,bem posicionada",
  average:
    "average,fair,medium,neutral,acceptable,adequate,ok,in line,moyen,moyenne,correct,correcte,neutre,dans la moyenne,convenable,medio,media,na media,neutro,neutra,aceitavel,regular,adequado,adequada,razoavel,reasonable,raisonnable,moderate,modere,moderee,moderado,moderada,decent,passable,mixed,mitige,mitigee,misto",
  below_average:
    "below average,weak,concerning,mediocre,negative,unfavourable,unfavorable,inferieur a la moyenne,inferieure a la moyenne,en dessous de la moyenne,faible,insuffisant,insuffisante,negatif,preoccupant,preoccupante,fragile,abaixo da media,fraco,fraca,insuficiente,negativo,negativa,preocupante,fragil,inexperienced,inexperimente,inexperimentee,inexperiente,inexperientes,immature,imatura,imaturo,incomplete,incomplet,incompletes,incompleta,incompleto,inadequate,inadequat,inadequada,insufficient,insuffisants,insuffisantes,insuficientes,worrying,inquietant,inquietante,faibles,fracos,fracas,fragiles,frageis,desfavoravel,defavorable,defavorables,unconvincing,peu convaincant,peu convaincante,pouco convincente,unproven,non prouve,non prouvee,nao comprovado,nao comprovada,thin,bancal,bancale,replicable,copiable,easily copied,facilement copiable,facilmente copiavel,copiavel,saturated,sature,saturee,saturado,saturada,crowded,encombre,risky,risque eleve,arriscado,arriscada",
  poor: "poor,bad,very weak,very bad,terrible,critical,unacceptable,mauvais,mauvaise,tres faible,tres mauvais,tres mauvaise,catastrophique,inacceptable,ruim,mau,ma,muito fraco,muito fraca,muito ruim,pessimo,pessima,inaceitavel,overpriced,overvalued,too expensive,surevalue,surevaluee,survalorise,survalorisee,trop cher,trop chere,sobrevalorizado,sobrevalorizada,sobreavaliado,sobreavaliada,caro demais,cara demais,broken,unsustainable,insoutenable,intenable,insustentavel,non viable,not viable,inviavel,disastrous,desastreux,desastreuse,desastroso,desastrosa,nul,nulle,mauvaises,ruins",
  suspicious:
    "suspicious,suspect,suspecte,doubtful,implausible,too good to be true,not credible,douteux,douteuse,peu credible,invraisemblable,suspeito,suspeita,duvidoso,duvidosa,inverossimil,pouco crivel,not plausible,peu plausible,inflated,gonfle,gonflee,inflado,inflada,irrealiste,unrealistic,irrealista",
} as const;

/** A judgement where they are the whole answer, and no word of one inside a sentence: "social media", "business critical". */
export const ALONE_ONLY = new Set(
  "critical,ma,media,medio,sound,regular,thin,positive,negative,positif,negatif,positivo,positiva,negativo,negativa,correct,ok,fair,fort,forte,nul,nulle,mixed".split(
    ",",
  ),
);

/** Before a judgement they turn it round: "not bad", "sem pontos fracos". */
export const DENIES = new Set(
  "not,no,never,without,hardly,lacks,far,pas,non,ni,sans,aucun,aucune,jamais,peu,nao,sem,nem,nenhum,nenhuma,nunca,pouco,longe,loin".split(
    ",",
  ),
);

/** One sentence for and against: nothing to be held to. */
export const IN_TWO_MINDS =
  /\b(?:but|however|although|though|despite|yet|while|whereas|mais|cependant|bien que|malgre|toutefois|alors que|mas|porem|embora|apesar|contudo|enquanto)\b/u;

/** How much of something there is, in a word. */
export const LEVELS = {
  high: "high,very high,elevated,eleve,elevee,fort,forte,tres eleve,tres elevee,tres fort,tres forte,important,importante,alto,alta,elevado,elevada,muito alto,muito alta,strong,intense",
  medium: "medium,moderate,moyen,moyenne,modere,moderee,medio,media,moderado,moderada",
  low: "low,very low,limited,minimal,faible,tres faible,limite,limitee,bas,basse,baixo,baixa,muito baixo,muito baixa,reduzido,reduzida,weak",
} as const;

/** What nobody wants more of. */
export const UNWANTED =
  /\b(?:risk|risque|risco|churn|attrition|competition|concurrence|concorrencia|dependenc|dependance|dependencia|concentration|concentracao|debt|dette|divida|burn|threat|menace|ameaca|complexity|complexite|complexidade|dilution|diluicao|turnover|delay|retard|atraso|cost|cout|custo)/u;
