/**
 * What analysts call the same field of their JSON, in English, French and Portuguese. Compared without case, accents or
 * separators. Within a family the earlier name is meant where an object has several of them.
 */
export const FIELD_NAMES = {
  agentName:
    "agentName agent agentId analyst author auteur autor nomAgent nomeAgente agente analyste analista assistant assistente",
  tier: "tier niveau nivel palier",
  output: "output result resultat resultado data analysis analyse analise report rapport relatorio",
  findings:
    "findings scoredFindings keyFindings mainFindings results constats constatations conclusionsCles achados resultados descobertas",
  metrics: "metrics keyMetrics kpis metriques indicateurs metricas indicadores",
  redFlags:
    "redFlags redFlag flags contradictions inconsistencies alerts alert warnings warning risks criticalIssues concerns incoherences drapeauxRouges drapeauRouge alertes alerte signauxAlerte signauxDAlerte risques pointsDAlerte pointsDeVigilance contradicoes incoerencias inconsistencias sinaisDeAlerta sinalDeAlerta alertas alerta riscos bandeirasVermelhas bandeiraVermelha",
  recommendation:
    "recommendation recommandation recomendacao recommendations recommandations recomendacoes advice conseil conselho avis decision decisao finalRecommendation investmentRecommendation overallRecommendation finalDecision investmentDecision finalVerdict recommendedAction tradingAction recommandationFinale decisionFinale recomendacaoFinal decisaoFinal parecer bottomLine",
  metric:
    "metric metricName metrique metrica kpi indicator indicateur indicador topic sujet assunto name nom nome label libelle rotulo title titre titulo item poste rubrique rubrica flag issue alerte alerta risk risque risco drapeau bandeira signal sinal concern warning weakness faiblesse fraqueza",
  value: "value valeur valor amount montant montante figure chiffre number nombre numero quantity quantite quantidade",
  unit: "unit unite unidade currency devise moeda",
  category: "category categorie categoria domain domaine dominio type theme tema",
  assessment:
    "assessment evaluation avaliacao appreciation apreciacao rating judgement judgment jugement julgamento verdict realism realisme realismo",
  severity:
    "severity severite gravite gravidade severidade level niveau nivel priority priorite prioridade criticality criticite criticidade",
  confidence:
    "confidence confiance confianca confidenceScore confidenceLevel scoreConfiance certainty overallConfidence fiabilite fiabilidade reliability confianceGlobale certitude certeza",
  evidence:
    "evidence evidences preuves preuve evidencias evidencia provas prova sources source fontes fonte citations references justification justificatif",
  claim:
    "claim statement description descricao detail details detalhe finding insight summary constat affirmation afirmacao enonce enunciado explication explicacao sentence phrase frase",
  period: "period periode periodo date year annee ano exercice",
  basis: "basis base",
  quote:
    "quote content citation extrait trecho citacao text texte texto excerpt verbatim words wording mots palavras passage passagem snippet",
  reference: "source reference fonte referencia where location emplacement local lieu onde",
  calculation:
    "calculation calculations calcul calculs calculo calculos formula formule formulas computation working workings",
  impact:
    "impact impacts impacto impactos consequence consequences consequencia consequencias effect effet efeito impactOnBA quantifiedImpact impactQuantifie impactoQuantificado financialImpact impactFinancier impactoFinanceiro",
  question:
    "question questions questionForFounder questionsForFounder founderQuestion founderQuestions questionFondateur questionsFondateur questionsPourFondateur pergunta perguntas perguntaFundador perguntasFundador questionsToAsk",
  gap: "gaps dataGaps missingData missing limitations limits unknowns notAvailable unavailableData missingInformation donneesManquantes lacunes limites nonDisponible informationsManquantes dadosAusentes dadosFaltantes lacunas limitacoes naoDisponivel informacoesFaltantes openPoints",
  remark:
    "comment comments commentaire commentaires comentario comentarios note notes nota remark remarks remarque observation observations observacao observacoes explanation rationale",
  id: "id identifier identifiant ref",
} as const;

/** Parts of names under which analysts list warnings in ever new words: "keyRisks", "alertes_majeures", "points_faibles". */
export const WARNING_NAMES =
  /redflag|drapeau|bandeira(?:s|vermelha)|^signaux|^(?:tension|tensao|tensoes)s?|mismatch|^(?:problem(?:e|a)?s|issues|concerns)$|inconsisten|incoheren|incoeren|contradi[ct]|discrepanc|divergenc|anomali|weakness|faibless|pointsfaibles|pontosfracos|fraqueza|vigilance|warning|alert[ea]?s?(?:majeur|cl|princip|critic|$)|dealbreaker|risksignal|pontos?deatencao|pointsdattention|bearish|threats$|menaces$|ameacas$|risks$|risques(?:majeurs|cles|principaux)?$|riscos(?:chave|principais)?$|^(?:main|key|top|major|principaux|principais)(?:risk|risque|risco|concern|issue)|^risk(?:factor|flag|alert|item|list|register)/;

/** What a framework reports of the run, not of the company: tokens, models, times. */
export const RUN_NAMES =
  /^(?:token|usage|usagemetadata|responsemetadata|llmoutput|tokenusage|modelusage)(?:usage|metadata)?$/;

/** Fields that say where something stands, each with the word that a reference needs before its number. */
export const PLACE_FIELDS = {
  document: "document file fichier arquivo ficheiro",
  slide: "slide slides planche planches diapo diapositive diapositivo lamina slideNumber",
  page: "page pages pagina paginas pageNumber",
  sheet: "sheet tab onglet feuille aba folha planilha",
  row: "row line ligne linha",
  cell: "cell cellule celula",
} as const;

/** What the parts of an analysis are for, by the names analysts give them. */
export const PART_NAMES = {
  source: `${FIELD_NAMES.evidence} citation reference referencia referencias quote quotes citacao extrait trecho verbatim verifiableSources sourceUsed`,
  calculation: FIELD_NAMES.calculation,
  gap: FIELD_NAMES.gap,
  question: FIELD_NAMES.question,
  advice: `${FIELD_NAMES.recommendation} nextSteps actions action actionItems todo mitigation mitigations negotiation negotiationPoints conditions prochainesEtapes proximosPassos acoes whatToVerify`,
  peer: "benchmark benchmarks benchmarkData comparable comparables comparaveis competitors competitor concurrents concorrentes peers peer sectorAverage marketData comps percentiles",
  scenario:
    "scenario scenarios cenario cenarios sensitivity sensibilite sensibilidade whatIf bearCase baseCase bullCase assumptions hypotheses hipoteses targets target thresholds threshold",
  meta: "id identifier agentName agent analyst tier category categorie categoria type unit unite unidade currency devise moeda period periode periodo date createdAt timestamp confidence confidenceScore confidenceLevel confiance confianca score scores weight weights poids peso severity severite gravite gravidade severidade methodology methodologie metodologia version model locale language percentile status basis tags sampleSize year duration tokensUsed",
} as const;
