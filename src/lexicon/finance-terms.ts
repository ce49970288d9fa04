/**
 * Words of accounts and business in three languages, one line a meaning: `meaning | English | French | Portuguese`.
 * Alternatives are parted by commas; all words are folded (small letters, no accents) and links ("de", "of") are left
 * out. A label means the meanings of its parts: "coût des ventes" and "cost of sales" are both "cost revenue".
 */
const LINES = `
revenue | revenue, revenues, sales, turnover | chiffre affaires, chiffres affaires, ca, revenu, revenus, ventes, vente, produits exploitation | receita, receitas, vendas, venda, faturamento, volume negocios
net | net | net, nets, nette, nettes | liquido, liquida, liquidos, liquidas
gross | gross | brut, brute, bruts, brutes | bruto, bruta, brutos, brutas
total | total | total, totale, totaux, totales, ensemble | total, totais
profit | profit, profits, earnings, income | benefice, benefices, resultat, resultats | lucro, lucros, resultado, resultados
loss | loss, losses | perte, pertes | prejuizo, prejuizos, perda, perdas
net profit | net income, net profit, net earnings, net result, profit year, profit period | resultat net, benefice net | lucro liquido, resultado liquido
gross profit | gross profit, gross income | benefice brut, marge brute valeur, resultat brut | lucro bruto, resultado bruto
gross margin | gross margin, gross profit margin | marge brute, taux marge brute | margem bruta
operating profit | operating income, operating profit, income operations, operating result, profit operations, operating earnings | resultat exploitation, resultat operationnel, benefice exploitation, benefice operationnel | resultado operacional, lucro operacional
operating margin | operating margin | marge operationnelle, marge exploitation | margem operacional
pretax profit | income before taxes, income before income taxes, profit before tax, profit before taxation, earnings before taxes, pretax income, pre-tax income, income before tax, profit before income tax | resultat avant impot, resultat avant impots, benefice avant impot | lucro antes impostos, resultado antes impostos, lucro antes imposto renda, lucro antes tributos
ebitda | ebitda | ebitda, ebe, excedent brut exploitation | ebitda, lajida
adjusted | adjusted | ajuste, ajustee, ajustes, ajustees | ajustado, ajustada, ajustados, ajustadas
cost | cost, costs | cout, couts | custo, custos
expense | expense, expenses, charge, charges, expenditure, expenditures | charge, charges, depense, depenses, frais | despesa, despesas, gasto, gastos
cost revenue | cost sales, cost revenue, cost revenues, cost goods sold, cost products sold, cogs | cout ventes, cout revient, cout chiffre affaires, cout produits vendus, cout marchandises vendues, cout biens vendus | custo receita, custo receitas, custo vendas, custo produtos vendidos, custo mercadorias vendidas, custo bens vendidos
services | services, service | services, service, prestations | servicos, servico
cost services | cost services, cost service | cout services, cout prestations, cout services rendus | custo servicos, custo servicos prestados
operating | operating, operations, operational | exploitation, operationnel, operationnelle, operationnels, operationnelles | operacional, operacionais, operacoes
operating expense | operating expenses, operating expense, operating costs, opex | charges exploitation, charges operationnelles, depenses exploitation, depenses operationnelles, frais exploitation | despesas operacionais, custos operacionais, gastos operacionais
research | research | recherche | pesquisa, investigacao
development | development | developpement | desenvolvimento
rd expense | research development, research development expenses, research development expense, research development costs, r&d, r&d expenses, rd | recherche developpement, frais recherche developpement, depenses recherche developpement, charges recherche developpement, r&d, frais r&d | pesquisa desenvolvimento, despesas pesquisa desenvolvimento, gastos pesquisa desenvolvimento, p&d, despesas p&d
selling | selling | commercial, commerciaux, commerciale, commerciales, vente | comercial, comerciais, vendas
marketing | marketing | marketing | marketing
sales marketing expense | sales marketing, sales marketing expenses, selling marketing, selling marketing expenses, sales marketing expense, selling marketing expense | frais commerciaux marketing, charges commerciales marketing, depenses commerciales marketing, frais vente marketing, ventes marketing, frais marketing vente | despesas vendas marketing, despesas comerciais marketing, vendas marketing
general administrative expense | general administrative, general administrative expenses, general administrative expense, administrative expenses, g&a, administrative general expenses | frais generaux administratifs, charges generales administratives, frais administratifs generaux, frais administratifs, frais generaux, charges administratives, depenses generales administratives | despesas gerais administrativas, despesas administrativas, despesas administrativas gerais, gerais administrativas
sga expense | selling general administrative, selling general administrative expenses, selling general administrative expense, sg&a, sga | frais commerciaux generaux administratifs, frais vente generaux administratifs, charges commerciales generales administratives, frais commerciaux administratifs generaux, frais vente administratifs generaux | despesas vendas gerais administrativas, despesas comerciais gerais administrativas, despesas com vendas gerais administrativas
depreciation | depreciation | amortissement immobilisations corporelles, depreciation, depreciations | depreciacao
amortization | amortization, amortisation | amortissement, amortissements, amortissement immobilisations incorporelles | amortizacao
depreciation amortization | depreciation amortization, amortization depreciation, depreciation amortisation | dotations amortissements, amortissements depreciations, amortissements depreciation, depreciation amortissement, amortissements | depreciacao amortizacao
depreciation expense | depreciation expense, depreciation expenses | dotation amortissements, charge amortissement, charges amortissement, dotations amortissement, charge depreciation | despesa depreciacao, despesas depreciacao
amortization expense | amortization expense, amortisation expense | charge amortissement incorporels | despesa amortizacao, despesas amortizacao
impairment | impairment, impairments, write-down, write-downs | depreciation actifs, perte valeur, pertes valeur | reducao valor recuperavel, perdas imparidade, imparidade, impairment
restructuring | restructuring | restructuration, restructurations | reestruturacao
interest | interest | interet, interets | juro, juros
interest expense | interest expense, interest expenses, interest costs, finance costs interest | charge interets, charges interets, frais interets, interets debiteurs | despesa juros, despesas juros, despesas com juros
interest income | interest income, interest revenue | produits interets, revenus interets, interets crediteurs | receita juros, receitas juros, rendimentos juros
tax | tax, taxes, taxation | impot, impots, taxe, taxes, fiscal, fiscale, fiscaux, fiscales | imposto, impostos, tributo, tributos, fiscal, fiscais
income tax | income tax, income taxes | impot resultat, impots resultat, impot benefices, impots benefices, impot societes, impot revenu | imposto renda, impostos lucro, imposto lucro, imposto sobre renda, impostos renda
income tax expense | income tax expense, provision income taxes, income tax provision, income taxes expense, tax expense, provision income tax, tax provision, income taxes | charge impot resultat, charge impot, charges impot, charge impots, impot resultat, charge impot benefices, impots resultat | despesa imposto renda, despesas imposto renda, provisao imposto renda, despesa impostos, imposto renda, despesa com imposto renda
effective tax rate | effective tax rate, effective income tax rate | taux effectif imposition, taux imposition effectif, taux effectif impot | taxa efetiva imposto, aliquota efetiva, taxa efetiva tributacao
deferred | deferred | differe, differes, differee, differees | diferido, diferida, diferidos, diferidas
deferred tax asset | deferred tax assets, deferred tax asset, deferred income tax assets, deferred income tax asset | impots differes actifs, impots differes actif, actifs impots differes, actif impots differes, actifs impot differe, impot differe actif, actifs fiscaux differes | ativos fiscais diferidos, ativo fiscal diferido, impostos diferidos ativos, imposto diferido ativo, ativos por impostos diferidos, ativos impostos diferidos
deferred tax liability | deferred tax liabilities, deferred tax liability, deferred income tax liabilities | impots differes passifs, impots differes passif, passifs impots differes, passif impots differes, passifs impot differe, impot differe passif, passifs fiscaux differes | passivos fiscais diferidos, passivo fiscal diferido, impostos diferidos passivos, imposto diferido passivo, passivos impostos diferidos
deferred revenue | deferred revenue, deferred revenues, unearned revenue, unearned revenues, deferred income | produits constates avance, produits differes, revenus differes, chiffre affaires differe | receita diferida, receitas diferidas, receitas antecipadas
valuation allowance | valuation allowance, valuation allowances | provision depreciation, provision pour depreciation, provision evaluation | provisao avaliacao, provisao desvalorizacao
asset | asset, assets | actif, actifs | ativo, ativos, activo, activos
liability | liability, liabilities | passif, passifs | passivo, passivos
current | current | courant, courants, courante, courantes, circulant, circulants | circulante, circulantes, corrente, correntes
noncurrent | non-current, noncurrent, long-term | non courant, non courants, non courante, non courantes, long terme | nao circulante, nao circulantes, nao corrente, nao correntes, longo prazo
intangible asset | intangible assets, intangible asset, intangibles | immobilisations incorporelles, actifs incorporels, actif incorporel | ativos intangiveis, intangivel, ativo intangivel, intangiveis, ativos incorporeos
goodwill | goodwill | goodwill, ecart acquisition, ecarts acquisition, survaleur | goodwill, agio
fixed asset | property plant equipment, property equipment, fixed assets, tangible assets | immobilisations corporelles, immobilisations | imobilizado, ativo imobilizado, ativos imobilizados, ativos fixos tangiveis
inventory | inventory, inventories, stocks | stock, stocks | estoque, estoques, inventario, inventarios, existencias
raw material | raw materials, raw material | matieres premieres, matiere premiere | materias primas, materia prima, materias-primas, materia-prima
work progress | work process, work progress, work-in-process, work-in-progress, wip | travaux cours, produits cours, encours production, en-cours | produtos elaboracao, produtos em processo, trabalhos andamento, produtos processo
finished goods | finished goods, finished products | produits finis | produtos acabados
receivable | receivable, receivables | creance, creances | conta receber, contas receber
accounts receivable | accounts receivable, trade receivables, trade receivable, trade accounts receivable, accounts receivables, customer receivables, trade debtors | creances clients, comptes clients, clients creances, creances commerciales | contas receber, contas receber clientes, clientes a receber, recebiveis
accounts payable | accounts payable, trade payables, trade accounts payable, trade payable, trade creditors | dettes fournisseurs, fournisseurs, comptes fournisseurs, dettes commerciales | contas pagar, fornecedores, contas pagar fornecedores
payable | payable, payables | payer, dettes | pagar
accrued | accrued | payer courus, courus, provisionnes | provisionado, provisionada, provisionados, provisionadas, acumulado, acumuladas
accrued expense | accrued expenses, accrued liabilities, accruals, accrued expense, accrued charges | charges payer, frais payer, charges a payer, frais courus | despesas provisionadas, despesas acumuladas, despesas pagar, passivos acumulados
prepaid expense | prepaid expenses, prepaid expense, prepayments, prepaids | charges constatees avance, charges payees avance, frais payes avance | despesas antecipadas, despesas pagas antecipadamente, pagamentos antecipados
cash | cash | tresorerie, liquidites, disponibilites | caixa, tesouraria
cash equivalents | cash cash equivalents, cash equivalents, cash and equivalents | tresorerie equivalents tresorerie, tresorerie equivalents, disponibilites equivalents, liquidites equivalents | caixa equivalentes caixa, caixa equivalentes, disponibilidades
cash flow | cash flow, cash flows | flux tresorerie, flux | fluxo caixa, fluxos caixa
free cash flow | free cash flow, free cash flows | flux tresorerie disponible, flux tresorerie libre, cash flow libre, cash-flow libre | fluxo caixa livre
operating cash flow | cash provided operating activities, net cash provided operating activities, cash flows operating activities, operating cash flow, cash flow operations, net cash operating activities, cash generated operations, cash from operations, cash flow operating activities, cash from operating activities | flux tresorerie exploitation, flux tresorerie provenant exploitation, flux tresorerie operationnel, flux tresorerie provenant activites exploitation, flux tresorerie activites operationnelles, flux nets tresorerie exploitation | fluxo caixa operacional, caixa gerado atividades operacionais, caixa gerado pelas atividades operacionais, caixa liquido gerado atividades operacionais, fluxo caixa atividades operacionais, fluxo caixa das operacoes, caixa gerado operacoes
capex | capital expenditures, capital expenditure, capex, purchases property equipment, purchases property plant equipment | depenses investissement, investissements, investissements corporels, depenses equipement | investimentos capital, despesas capital, gastos capital, capex, investimentos imobilizado
working capital | working capital | fonds roulement, besoin fonds roulement, bfr | capital giro, capital circulante, fundo maneio
debt | debt, borrowings, indebtedness | dette, dettes, endettement, emprunts | divida, dividas, endividamento, emprestimos
long term debt | long-term debt, noncurrent debt, long-term borrowings | dette long terme, dettes long terme, emprunts long terme | divida longo prazo, dividas longo prazo
net debt | net debt | dette nette, endettement net | divida liquida
equity | equity, shareholders equity, stockholders equity, shareholder equity | capitaux propres, fonds propres | patrimonio liquido, capital proprio, capitais proprios
share | share, shares | action, actions | acao, acoes
earnings per share | earnings per share, income per share, eps, net income per share, earnings per common share | resultat par action, benefice par action, resultat action, benefice action, bpa | lucro por acao, lucro acao, resultado por acao
basic | basic | base, de base | basico, basica, basicos
diluted | diluted | dilue, dilues, diluee, diluees | diluido, diluida, diluidos, diluidas
dividend | dividend, dividends | dividende, dividendes | dividendo, dividendos
dividend yield | dividend yield | rendement dividende, rendement du dividende, taux rendement dividende | rendimento dividendos, dividend yield, taxa dividendos
compensation | compensation, remuneration | remuneration, remunerations | remuneracao, compensacao
stock compensation | stock-based compensation, share-based compensation, share-based payments, stock-based compensation expense, share-based payment, share-based compensation expense | remuneration actions, paiements actions, remunerations fondees actions, remuneration base actions, paiements fondes actions, remuneration en actions | remuneracao baseada acoes, remuneracao base acoes, pagamento baseado acoes, pagamentos baseados acoes, remuneracao em acoes
expected volatility | expected volatility | volatilite attendue, volatilite anticipee, volatilite prevue | volatilidade esperada
risk-free rate | risk-free interest rate, risk free interest rate, risk-free rate | taux interet sans risque, taux sans risque | taxa juros livre risco, taxa livre risco, taxa juros sem risco
discount rate | discount rate | taux actualisation | taxa desconto
expected | expected | attendu, attendue, attendus, attendues, prevu | esperado, esperada, esperados, esperadas
rate | rate, rates | taux | taxa, taxas, aliquota
margin | margin, margins | marge, marges | margem, margens
percentage | percentage, percent | pourcentage | porcentagem, percentual, percentagem
wages | wages salaries, wages, salaries, salaries wages | salaires, salaires traitements, traitements salaires, masse salariale | salarios, ordenados, salarios ordenados
employee | employees, employee, staff, headcount, personnel | salarie, salaries employes, employes, employe, effectif, effectifs, personnel | empregado, empregados, funcionario, funcionarios, colaboradores, pessoal
customer | customer, customers, client, clients | client, clients | cliente, clientes
user | user, users | utilisateur, utilisateurs | usuario, usuarios, utilizador, utilizadores
market | market, markets | marche, marches | mercado, mercados
price | price, prices, pricing | prix, tarif, tarifs | preco, precos
investment | investment, investments | investissement, placement, placements | investimento, investimentos, aplicacoes
fair value | fair value | juste valeur | valor justo
carrying value | carrying value, carrying amount, book value | valeur comptable | valor contabil
amount | amount, amounts | montant, montants | montante, quantia
land | land | terrain, terrains | terreno, terrenos
building | building, buildings | batiment, batiments, immeubles, constructions | edificio, edificios, predios, edificacoes
equipment | equipment | equipement, equipements, materiel | equipamento, equipamentos
machinery | machinery, machines | machines, machine | maquina, maquinas, maquinario
leasehold improvement | leasehold improvements | agencements, amenagements locatifs, ameliorations locatives | benfeitorias imoveis terceiros, benfeitorias, melhorias propriedades arrendadas
construction progress | construction progress, construction-in-progress | immobilisations cours, constructions cours, travaux construction cours | obras andamento, imobilizado andamento, construcoes andamento, construcao andamento
software | software | logiciel, logiciels | software, programas
furniture fixtures | furniture fixtures, furniture | mobilier agencements, mobilier, meubles | moveis utensilios, moveis
lease | lease, leases, rent, rental | location, locations, loyer, loyers, bail, baux | arrendamento, arrendamentos, aluguel, alugueis, locacao
lease liability | lease liability, lease liabilities, operating lease liabilities | dette locative, dettes locatives, passif locatif, dettes location, obligations locatives | passivo arrendamento, passivos arrendamento
pension | pension, pensions, retirement | retraite, retraites, pension, pensions | pensao, pensoes, aposentadoria, reforma
provision | provision, provisions, allowance, allowances | provision, provisions | provisao, provisoes
allowance doubtful | allowance doubtful accounts, provision doubtful accounts, allowance credit losses | provision creances douteuses, provision pour creances douteuses | provisao devedores duvidosos, provisao creditos liquidacao duvidosa
other | other, others | autre, autres | outro, outra, outros, outras
product | product, products | produit, produits | produto, produtos
domestic | domestic | national, nationale, nationaux, domestique | domestico, domestica, nacional, nacionais
foreign | foreign, international | etranger, etrangere, etrangers, international, internationale, internationaux | estrangeiro, estrangeira, exterior, internacional, internacionais
united states | united states, u.s, us, usa | etats-unis, etats unis | estados unidos, eua
united kingdom | united kingdom, u.k, uk | royaume-uni, royaume uni | reino unido
audit fees | audit fees | honoraires audit | honorarios auditoria
subscription | subscription, subscriptions | abonnement, abonnements | assinatura, assinaturas
license | license, licenses, licence, licences, licensing | licence, licences | licenca, licencas, licenciamento
maintenance | maintenance | maintenance, entretien | manutencao
backlog | backlog | carnet commandes | carteira pedidos
bookings | bookings, orders | prises commandes, commandes, reservations | reservas, pedidos, encomendas
gain | gain, gains | gain, gains, plus-value, plus-values | ganho, ganhos
contract | contract, contracts | contrat, contrats | contrato, contratos
valuation | valuation | valorisation | avaliacao, valuation
round | round, raise, raised, raising | levee, tour, tour table | rodada, captacao
runway | runway | runway, autonomie | runway, folego caixa
burn | burn, burn rate | burn, consommation tresorerie | burn, queima caixa
churn | churn | churn, attrition | churn, cancelamento
growth | growth | croissance | crescimento
platform | platform, platforms | plateforme, plateformes | plataforma, plataformas
fee | fee, fees, commission, commissions | commission, commissions, frais plateforme, frais service | comissao, comissoes, taxa plataforma, taxa servico
pre-seed | pre-seed, preseed | pre-amorcage, preamorcage | pre-seed
seed | seed | amorcage | semente
partner | partner, partners, partnership, partnerships | partenaire, partenaires, partenariat, partenariats | parceiro, parceiros, parceria, parcerias
founder | founder, founders, cofounder, cofounders | fondateur, fondateurs, cofondateur, cofondateurs | fundador, fundadores, cofundador, cofundadores
engineer | engineer, engineers, engineering, developers | ingenieur, ingenieurs, ingenierie, developpeurs | engenheiro, engenheiros, engenharia, desenvolvedores
use funds | use funds, use proceeds | emploi fonds, utilisation fonds, usage fonds | uso fundos, uso recursos, utilizacao fundos
pilot | pilot, pilots | pilote, pilotes | piloto, pilotos
target | target, targets, goal, goals, objective, objectives | objectif, objectifs, cible, cibles | meta, metas, objetivo, objetivos
request | request, requests | demande, demandes | solicitacoes, solicitacao
daily | daily | quotidien, quotidiens, quotidienne, quotidiennes | diario, diarios, diaria, diarias
feature | feature, features, function, functions, functionality | fonction, fonctions, fonctionnalite, fonctionnalites | funcao, funcoes, funcionalidade, funcionalidades
store | store, stores, shop, shops | magasin, magasins, boutique, boutiques | loja, lojas
hospital | hospital, hospitals | hopital, hopitaux | hospital, hospitais
clinic | clinic, clinics | clinique, cliniques | clinica, clinicas
pharmacist | pharmacist, pharmacists | pharmacien, pharmaciens | farmaceutico, farmaceuticos
pharmacy | pharmacy, pharmacies | pharmacie, pharmacies | farmacia, farmacias
school | school, schools | ecole, ecoles | escola, escolas
city | city, cities | ville, villes | cidade, cidades
country | country, countries | pays | pais, paises
lender | lender, lenders | preteur, preteurs | credor, credores
driver | driver, drivers | chauffeur, chauffeurs, conducteurs | motorista, motoristas
farmer | farmer, farmers | agriculteur, agriculteurs | agricultor, agricultores
student | student, students | etudiant, etudiants | estudante, estudantes, alunos
population | population | population | populacao
retention | retention | retention | retencao
conversion | conversion | conversion | conversao
download | download, downloads | telechargement, telechargements | download, downloads
delivery | delivery, deliveries | livraison, livraisons | entrega, entregas
transaction | transaction, transactions | transaction, transactions | transacao, transacoes
volume | volume, volumes | volume, volumes | volume, volumes
ticket | ticket, tickets | ticket, tickets | ticket, tickets
competitor | competitor, competitors | concurrent, concurrents | concorrente, concorrentes
advisor | advisor, advisors | conseiller, conseillers | conselheiro, conselheiros
insurance | insurance | assurance, assurances | seguro, seguros
energy | energy | energie | energia
water | water | eau | agua
waste | waste | dechet, dechets | residuo, residuos
`;

/** A phrase (folded words joined with spaces) and the meanings of which it is made. */
export const FINANCE_TERMS: ReadonlyMap<string, string[]> = new Map(
  LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [meaning = "", ...lists] = line.split("|").map((part) => part.trim());
      return lists.flatMap((list) =>
        list
          .split(",")
          .map((phrase) => phrase.trim())
          .filter((phrase) => phrase !== "")
          .map((phrase): [string, string[]] => [phrase, meaning.split(" ")]),
      );
    }),
);
