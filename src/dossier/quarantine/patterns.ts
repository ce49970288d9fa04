/**
 * How text speaks to a machine instead of a reader, in French, English and Portuguese. Matched against levelled text:
 * small letters, no accents.
 */

const DROP =
  "ignore[zrm]?|ignorer|ignorar|ignorem|disregard|forget|override|overrule|bypass|oublie[zr]?|neglige[zr]?|ne ten(?:ez|ons) (?:pas|aucun) compte|ne tiens (?:pas|aucun) compte|faites abstraction|fais abstraction|desconsidere[m]?|desconsiderar|esqueca[m]?|esquecer|do not (?:follow|obey)|don't (?:follow|obey)|stop following|ne (?:suivez|suis) (?:pas|plus)|nao siga[m]?";
/** Words that may stand between the verb and what is to be dropped. */
const BETWEEN =
  "all|any|the|these|those|every|everything|of|toute?s?|tous|les?|ces|des?|todas?|todos|as|os|das|dos|d|l|your|vos|votre|tes|ta|ton|suas?|seus?|tuas?|previous|prior|above|earlier|preceding|former|original|initial|system|safety|precedente?s?|anteriores?|ci-dessus|iniciais|initiales";
/** Words that show whose orders are meant: the reader's own, or those it had before. */
const READERS_OWN =
  "your|vos|votre|tes|ta|ton|suas?|seus?|tuas?|previous|prior|above|earlier|preceding|system|precedente?s?|anteriores?";
const ORDERS =
  "instructions?|prompts?|rules?|guidelines?|directives?|orders?|constraints?|consignes?|regles?|ordres?|instruc(?:oes|ao)|regras?|diretrizes?|ordens|orientac(?:oes|ao)";
/** Where an order begins: a sentence, a clause, or after a word that asks. */
const ASKING =
  "(?<=^|[.!?:;,(\"'«“\\n-]\\s*|\\b(?:please|must|should|to|and|now|merci|devez|dois|veuillez|et|de|deve|devem|favor|e)\\s+)";
const SENTENCE = "(?<=^|[.!?:;\\n]\\s*|\\b(?:please|veuillez|merci de|por favor)[, ]+)";
const MACHINE =
  "an? (?:ai|llm|large language model|language model|(?:ai )?assistant|ai (?:model|system|agent|analyst|reviewer)|chatbot|bot|automated system)|une? (?:ia|llm|modele de langage|assistant|agent ia|robot)|uma? (?:ia|llm|modelo de linguagem|assistente|agente de ia|robo)";
/** A machine as the one who reads: nobody writes so of a product. */
const READER =
  "(?:ai|a\\.i\\.|llm|llms|gpt|chatgpt|claude|gemini|copilot|language[- ]model|automated|machine|robot)[ -](?:based |powered |driven )?(?:reviewers?|analysts?|readers?|evaluators?|graders?|judges?|auditors?|screeners?|parsers?|summari[sz]ers?|checkers?|due[- ]diligence (?:tools?|systems?|agents?))|(?:evaluateurs?|analystes?|lecteurs?|relecteurs?|auditeurs?|correcteurs?|juges?|agents? d'analyse) (?:ia|automatiques?|automatises?|artificiels?)|(?:avaliador(?:es)?|analistas?|leitor(?:es)?|revisor(?:es)?|auditor(?:es)?) (?:de )?(?:ia|automaticos?|automatizados?)";
const READING =
  "(?:read|review|analy[sz]|evaluat|process|pars|summari[sz]|scor|assess|screen|analis|li(?:t|sez|sant|s)\\b|analys|evalu|trait|resum|le(?:r|ia|ndo|em)?\\b|avali|process)";
const MUST =
  "must|should|shall|have to|answer|report|say|write|state|output|respond|conclude|rate|dois|devez|reponds|repondez|ecris|ecrivez|indique[zr]?|deve|responda|escreva|diga|informe|relate";
const TELL =
  "report|state|say|answer|respond|reply|output|return|write|conclude|rate|score|assume|repeat|print|use|give|present|recommend|approve|indique[zr]?|affiche[zr]?|repond(?:s|ez|re)|ecri(?:s|vez|re)|dites|dis|donne[zr]?|conclu(?:s|ez|re)|rapporte[zr]?|attribue[zr]?|retene?z|recommande[zr]?|responda[m]?|informe[m]?|relate[m]?|diga[m]?|escreva[m]?|conclua[m]?|apresente[m]?|recomende[m]?|atribua[m]?|considere[m]?|informar|indicar|responder|dizer|escrever|relatar|concluir|atribuir|apresentar";
/** What an order about this review is about. */
const VERDICT =
  "arr|mrr|revenues?|turnover|churn|runway|valuation|margins?|growth|customers|users|deal|company|startup|start-up|score|rating|verdict|investment|chiffre d'affaires|ca|revenus?|tresorerie|valorisation|marge|croissance|clients|societe|entreprise|note|receita|faturamento|caixa|avaliacao|margem|crescimento|clientes|empresa|nota|investimento";
const DOCUMENT =
  "(?:this|the present|ce|cette|le present|este|esta|o presente) (?:deck|document|file|presentation|page|slide|text|company|deal|startup|dossier|fichier|societe|documento|arquivo|apresentacao|texto|empresa|pagina)";
const FIGURE =
  "(?:this|these|the|that|any|ce|ces|cette|le|la|les|este|esta|estes|estas|esse|essa|o|a|os|as) (?:(?:above|following|other|ci-dessus|seguintes?|acima) )?(?:figures?|numbers?|values?|claims?|data|slides?|pages?|discrepanc(?:y|ies)|contradictions?|inconsistenc(?:y|ies)|chiffres?|valeurs?|montants?|ecarts?|incoherences?|numeros?|valor(?:es)?|dados?|contradic(?:ao|oes)|inconsistencias?)";

const ORDER_WORDS =
  /instruc|prompt|rule|guideline|directive|order|constraint|consigne|regle|ordre|regra|diretriz|orden|orienta/;
const MACHINE_WORDS =
  /\b(?:ai|a\.i|ia|llms?|gpt|chatgpt|claude|gemini|copilot|bots?|robots?|robo|chatbots?|assist|language|langage|linguagem|automa|machine|model)/;

/** A way to speak to a machine, and the word without which it cannot be: most sentences need no closer look. */
export const PATTERNS: readonly { needs: RegExp; pattern: RegExp }[] = [
  { needs: ORDER_WORDS, pattern: new RegExp(`${ASKING}(?:${DROP})\\s+(?:(?:${BETWEEN})[\\s']+){0,6}(?:${ORDERS})\\b`) },
  {
    needs: ORDER_WORDS,
    pattern: new RegExp(
      `\\b(?:${DROP})\\s+(?:(?:${BETWEEN})[\\s']+){0,3}(?:(?:${READERS_OWN})\\s+(?:(?:${BETWEEN})[\\s']+){0,3}(?:${ORDERS})|(?:${ORDERS})\\s+(?:${READERS_OWN}))\\b`,
    ),
  },
  {
    needs: /everything|\ball\b|\btout\b|\btudo\b/,
    pattern: new RegExp(
      `${SENTENCE}(?:ignore|disregard|forget|ignorez|oubliez|oublie|desconsidere|esqueca)\\s+(?:everything|all|all that|tout(?: ce qui)?|tudo(?: o que)?)\\s+(?:you (?:have been|were) told|(?:written |said |stated )?(?:above|before)|precede|qui precede|vous a ete dit|ce qu'on vous a dit|ci-dessus|foi dito|veio antes|acima)`,
    ),
  },
  {
    needs: MACHINE_WORDS,
    pattern: new RegExp(
      `\\b(?:${ORDERS}|notes?|messages?|notices?|notas?|avisos?|mensage(?:m|ns)|remarques?|attention|atencao)\\s+(?:for|to|pour|aux?|a|ao|aos|para|a l'attention d(?:e|es|u)|destinee?s? a|from)\\s*(?:all |any |the |every |l'|les |la |le |un |une |toute |o |os |a |as |qualquer |tout )?(?:${READER}|(?:ai|llms?|models?|modeles?|modelos?|assistants?|assistentes?|ia|chatbots?|chatgpt|claude|gemini|language models?|modeles de langage|modelos de linguagem)(?=\\s*[:,;.!)\\]—–-]|\\s*$|\\s+(?:read|who|that|which|qui|que|only|systems?|models?|agents?|tools?|analysing|analyzing|reviewing)))`,
    ),
  },
  {
    needs: MACHINE_WORDS,
    pattern: new RegExp(
      `(?:^|[.!?\\n]\\s*|[[(*#>]\\s*)(?:dear |hey |hello |attention |to |for |cher |chere |bonjour |cara? |caro |ola |a |aux |pour |para |ao |aos )?(?:all |any |the |l'|les |o |os )?(?:${READER})\\s*[:,!—–]`,
    ),
  },
  {
    needs: MACHINE_WORDS,
    pattern:
      /(?:^|[.!?\n]\s*|[[(*#>]\s*)(?:dear|hey|hello|attention|hi|chere?|bonjour|car[oa]|ola)\s+(?:ai|llms?|ia|chatgpt|gpt|claude|gemini|assistant|assistente|language model|modele de langage|modelo de linguagem)\s*[:,!—–]/,
  },
  {
    needs: MACHINE_WORDS,
    pattern: new RegExp(
      `\\b(?:to|for|a|aux?|pour|ao?s?|para)\\s+(?:any |all |every |the |toute? |tout |qualquer |todas? as? |l')?(?:ai|ia|llms?|models?|language models?|modeles? de langage|modelos? de linguagem|chatbots?|assistants?|assistentes?|bots?|robots?)\\s+(?:systems? |models? )?(?:that |who |which |qui |que )?(?:is |are |esteja |estiver |esta )?${READING}\\p{L}*\\s+(?:this|the|ce|cette|ces|este|esta|o|a)\\b`,
      "u",
    ),
  },
  {
    needs: MACHINE_WORDS,
    pattern: new RegExp(
      `\\b(?:you are|you're|tu es|vous etes|voce e|atue como|agis comme|agissez comme|act as|pretend to be)\\s+(?:now\\s+|maintenant\\s+|desormais\\s+|agora\\s+)?(?:${MACHINE})\\b(?!s?[- ](?:powered|based|driven|enabled|company|team|lab|user))`,
    ),
  },
  {
    needs: MACHINE_WORDS,
    pattern: new RegExp(
      `\\b(?:as|if you are|if you're|en tant qu[e']|si (?:tu es|vous etes)|como|se (?:voce e|voce for|fores|es))\\s*(?:${MACHINE})(?=\\s*[,:]|\\s+(?:you|tu|vous|voce|read|review|analy|qui|que|lendo)\\b|\\s+(?:read|review|analy|evaluat|lendo))[^.]{0,80}\\b(?:${MUST})\\b`,
    ),
  },
  {
    needs: /from now on|a partir d/,
    pattern:
      /\bfrom now on,? you (?:are|must|will (?:answer|report|respond|act|say|state))\b|\ba partir de maintenant,? (?:tu es|tu dois|vous etes|vous devez)\b|\ba partir de agora,? voce (?:e|deve)\b/,
  },
  {
    needs: MACHINE_WORDS,
    pattern: new RegExp(
      `(?<!\\b(?:our|your|notre|nos|nosso|nossa|votre|seu|sua)\\s(?:[\\p{L}]+\\s)?)\\b(?:(?:ai|virtual|automated) )?(?:assistant|ai|llm|language model|chatbot|ia|assistente|modele de langage|modelo de linguagem)\\s+(?:must|should|shall|has to|needs to|is (?:required|instructed|asked|ordered) to|doit|deve|precisa)\\s+(?:always |only |never |toujours |uniquement |sempre |apenas )?(?:${TELL})\\b[^.]{0,60}\\b(?:${VERDICT})\\b`,
      "u",
    ),
  },
  {
    needs: /\b(?:when|whenever|while|if|lors|lorsque|quand|si|ao|quando|se)\b/,
    pattern: new RegExp(
      `${SENTENCE}(?:when|whenever|while|if|lors de|lorsque|quand|si|ao|quando|se)\\s*(?:you |vous |tu |voce )?(?:are |l'|la |le )?(?:asked (?:about|for)|${READING}\\p{L}*)\\s+(?:de |d'|of |about )?(?:${DOCUMENT}|(?:the |our |l'|le |la |o |a )?(?:${VERDICT})),?\\s+(?:please |always |you must |you should |toujours |vous devez |sempre |voce deve )?(?:${TELL})\\b`,
      "u",
    ),
  },
  {
    needs: /\b(?:do not|don't|never|ne|nao)\b/,
    pattern: new RegExp(
      `${SENTENCE}(?:do not|don't|never|ne|nao)\\s+(?:flag|verify|check|question|contest|dispute|challenge|cross-check|mention|signale[zr]?|verifie[zr]?|conteste[zr]?|mentionne[zr]?|pas (?:signaler|verifier|contester|mentionner)|sinalize|verifique|conteste|questione|mencione)\\s+(?:pas |plus )?${FIGURE}`,
    ),
  },
  {
    needs: /treat|mark|consider|accept|trust|traite|tene?z|trate|aceite/,
    pattern: new RegExp(
      `${SENTENCE}(?:always )?(?:treat|mark|consider|accept|trust|considere[zr]|traite[zr]|marque[zr]?|tene?z|considere|trate|aceite|marque)\\s+${FIGURE}[^.]{0,30}\\b(?:as|comme|pour|como)\\s+(?:being |etant |sendo )?(?:verified|true|correct|authoritative|the truth|ground truth|confirmed|verifiee?s?|vraie?s?|correcte?s?|exacte?s?|verificados?|verdadeir[oa]s?|corret[oa]s?|confirmad[oa]s?)\\b`,
    ),
  },
  {
    needs: ORDER_WORDS,
    pattern:
      /(?:^|\n)\W*(?:new|updated|additional|hidden|secret|nouvelles?|novas?)\s+(?:system )?(?:instructions?|prompts?|directives?|consignes?|instrucoes|ordens|orders)\s*:/,
  },
  {
    needs: /</,
    pattern: /<\/?\s*(?:system|instructions?|assistant|case|ledger|previous_answer|tool_call|function_call)\b[^>]*>/,
  },
  {
    needs: /system|sistema|assist|developer/,
    pattern:
      /(?:^|\n)\W*(?:system|systeme|sistema|assistant|assistente|developer)\s*(?:prompt|message|override|notice|instructions?|mensagem)\s*:/,
  },
  {
    needs: /system|sistema|assist|developer/,
    pattern: new RegExp(
      `(?:^|\\n)\\W*(?:system|systeme|sistema|assistant|assistente|developer)\\s*:\\s*(?:you|ignore|always|answer|tu|vous|ignorez|reponds|repondez|voce|responda|(?:please |now )?(?:${TELL}|set|treat|override)\\s+(?:the|that|an?|all|this|our|its|only|with|le|la|les|l'|que|un|une|o|os|as|${VERDICT})\\b|(?:the |le |la |l'|o |a )?(?:correct|true|real|actual|verified|official|vraie?|veritable|exacte?|verdadeir[oa]|corret[oa])\\b|[^\\n]{0,80}[,;:.]\\s*(?:please |now |always )?(?:${TELL})\\s+(?:the|that|this|only|with|la|le|l'|que|ce|cette|o|a|este|esta|${VERDICT})\\b)`,
    ),
  },
  {
    needs: /[<[#]/,
    pattern:
      /(?:^|\s)(?:\[\/?(?:inst|system|assistant)\]|<<\/?sys>>|#{2,}\s*(?:system|instructions?)\s*(?::|$|\n))|<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id)\|>/,
  },
];

/** The same order with no spaces left between its words. */
export const CLOSED_UP = new RegExp(
  `(?:ignore[zr]?|disregard|forget|override|oublie[zr]?|desconsidere|esqueca)(?:all|any|the|your|previous|prior|above|toute?s?|tous|les|vos|tes|precedente?s|as|todas|suas|anteriores)*(?:${ORDERS})`,
);
