import type { Examples } from "./example.ts";

/** How people say it in Portuguese. */
export const PORTUGUESE: Examples = {
  customers: `
# {org} assinantes
# {org} em produção
# contratos anuais
# licenças vendidas
# licenças ativas
# condomínios atendidos
# fazendas atendidas
# prefeituras contratantes
# clínicas ativas
# academias ativas
# lojas integradas
# sellers ativos
# clientes em # estados
meta de # clientes
atingir # clientes
clientes adquiridos: #
total de clientes: #
empresas clientes: #
Metas | # clientes
Roadmap | # clientes
Roadmap | # {org}
Tração | # clientes
Tração | # contratos
# clientes
# clientes pagantes
# clientes ativos
# clientes corporativos
# clientes B2B
# clientes recorrentes
# clientes atendidos
# clientes fechados
# clientes até hoje
# clientes em {place}
# primeiros clientes
# clientes satisfeitos
# contas ativas
# contas pagantes
# assinantes
# assinantes pagantes
# assinaturas ativas
# assinaturas vendidas
# {org}
# {org} clientes
# {org} pagantes
# {org} atendidas
# {org} atendidos
# {org} ativas
# {org} ativos
# {org} usam a plataforma
# {org} utilizam nossa solução
# {org} na plataforma
# {org} contratadas
# {org} cadastradas
# {org} confiam em nós
# {org} implantadas
# empresas clientes
# empresas atendidas
# empresas usam
# lojas ativas
# lojas atendidas
# restaurantes ativos
# clínicas atendidas
# clínicas pagantes
# escolas atendidas
# hospitais atendidos
# lojistas ativos
# prefeituras atendidas
# marcas
# marcas atendidas
# contratos assinados
# contratos fechados
# contratos ativos
# pontos de venda
# pré-vendas
# unidades atendidas
clientes: #
número de clientes: #
clientes ativos: #
clientes pagantes: #
base de clientes: #
assinantes: #
contratos: #
contratos assinados: #
{org} atendidas: #
temos # clientes
atendemos # {org}
já atendemos # {org}
já são # clientes
mais de # {org} usam
usado por # {org}
presente em # lojas
fechamos # contratos
Tração | # {org}
Clientes | # {org}
`,
  users: `
# pessoas atendidas
# pessoas impactadas
# pessoas formadas
# jovens atendidos
# mulheres capacitadas
# leitores
# visitantes cadastrados
# contas criadas
# perfis criados
# seguidores no Instagram
# membros no grupo
Metas | # usuários
Tração | # usuários
Tração | # downloads
Impacto | # {who}
# usuários
# utilizadores
# usuários cadastrados
# utilizadores registados
# usuários registrados
# usuários na plataforma
# usuários em {place}
# usuários gratuitos
# cadastros
# cadastrados
# inscritos
# downloads
# downloads do app
# instalações
# testadores
# beta testers
# membros
# membros da comunidade
# {who} cadastrados
# {who} na plataforma
# {who} impactados
# {who} beneficiados
# {who} atendidos
# {who} formados
# {who} usam o app
# alunos
# alunos ativos
# alunos matriculados
# estudantes cadastrados
# pacientes atendidos
# pacientes acompanhados
# produtores cadastrados
# motoristas cadastrados
# entregadores cadastrados
# profissionais cadastrados
# vidas impactadas
# famílias atendidas
# vendedores ativos
# compradores
# seguidores
usuários: #
número de usuários: #
usuários cadastrados: #
downloads: #
cadastros: #
membros: #
alunos: #
comunidade de # {who}
rede de # {who}
mais de # usuários
`,
  mau: `
# usuários ativos
# usuários ativos mensais
# usuários ativos por mês
# utilizadores ativos
# MAU
usuários ativos: #
MAU: #
usuários ativos mensais: #
`,
  headcount: `
# colaboradores
# funcionários
# pessoas
# pessoas no time
# pessoas na equipe
# membros na equipe
# CLT
# desenvolvedores no time
# engenheiros
time: #
equipe: #
equipa: #
colaboradores: #
funcionários: #
tamanho da equipe: #
equipe de # pessoas
time de # pessoas
somos #
somos # pessoas
Time | # pessoas
Equipe | # engenheiros
`,
  founders: `
# fundadores
# cofundadores
# sócios
# sócios fundadores
fundadores: #
sócios: #
`,
  pipeline: `
# leads
# leads qualificados
# leads por mês
# oportunidades
# oportunidades em aberto
# prospects
# {org} em negociação
# {org} em conversa
# {org} interessadas
# {org} na lista de espera
# {org} em trial
# {org} em teste gratuito
# na lista de espera
# pessoas na lista de espera
# propostas enviadas
# contratos em negociação
lista de espera: #
leads: #
leads qualificados: #
pipeline: #
em negociação com # {org}
$# em pipeline
$# no pipeline
$# de pipeline
$# em negociação
$# em propostas
$# em contratos
$# em contratos assinados
$# em contratos fechados
$# em carteira
$# de carteira de pedidos
pipeline: $#
pipeline comercial: $#
contratos assinados: $#
contrato de $#
contratos no valor de $#
valor dos contratos: $#
`,
  letters_of_intent: `
# cartas de intenção
# cartas de intenções
# cartas de intenção assinadas
# LOIs
# LOIs assinadas
# memorandos de entendimento
cartas de intenção: #
LOIs: #
`,
  pilots: `
# pilotos
# pilotos em andamento
# pilotos pagos
# pilotos concluídos
# clientes piloto
# projetos piloto
# provas de conceito
# POCs
# {org} em piloto
# {org} piloto
# {org} em fase de testes
pilotos: #
clientes piloto: #
POCs: #
`,
  patents: `
# patentes
# patente depositada
# patentes depositadas
# pedidos de patente
patentes: #
`,
  market_size_other: `
# {org} no Brasil
# {org} em Portugal
# {org} no mundo
# {org} em {place}
# {org} no país
# {who} no Brasil
# {who} no mundo
# {who} em {place}
# {who} afetados
# {who} sofrem
# pessoas afetadas
# pessoas sofrem
# pessoas no Brasil
# brasileiros
# habitantes
# domicílios
# famílias no Brasil
# PMEs no Brasil
# pequenas empresas
# empresas no Brasil
# MEIs
# profissionais
# profissionais no Brasil
# clientes potenciais
# potenciais clientes
# novos casos por ano
# processos em tramitação
# tribunais
# unidades judiciárias
# municípios
# veículos
existem # {org} no Brasil
são # {org} no país
mais de # {org} no Brasil
mercado de # {org}
público-alvo: # {who}
população: #
Mercado | # {org}
Mercado | # {who}
$# de mercado
$# mercado global
$# mercado de {sector}
$# mercado brasileiro
$# o mercado de {sector}
$# gastos por ano
$# gastos com {sector}
$# perdidos por ano
$# em perdas
$# desperdiçados
$# movimentados por ano
$# movimentados pelo setor
$# de oportunidade
$# até 2030
$# em 2030
mercado: $#
mercado global: $#
mercado brasileiro: $#
mercado de {sector}: $#
tamanho do mercado: $#
valor do mercado: $#
potencial de mercado: $#
o mercado de {sector} movimenta $#
o setor movimenta $# por ano
o mercado vale $#
um mercado de $#
mercado estimado em $#
deve atingir $#
atingirá $# em 2030
Mercado | $#
Mercado | {sector} $#
Oportunidade | $#
`,
  tam: `
TAM: $#
$# TAM
mercado total: $#
mercado total endereçável: $#
mercado endereçável: $#
`,
  sam: `
SAM: $#
$# SAM
mercado disponível: $#
mercado endereçável disponível: $#
`,
  som: `
SOM: $#
$# SOM
mercado obtenível: $#
mercado atingível: $#
mercado alcançável: $#
`,
  market_growth: `
#% de crescimento do mercado
#% de crescimento anual do mercado
#% CAGR
#% a.a. de crescimento
crescimento do mercado: #%
CAGR: #%
mercado cresce #% ao ano
mercado crescendo #% ao ano
o setor cresce #% ao ano
{sector} cresce #% ao ano
cresce #% ao ano
Mercado | #% de crescimento
Mercado | crescimento de #%
Mercado | #% ao ano
`,
  market_share: `
#% do mercado
#% de market share
#% de participação de mercado
#% de quota de mercado
participação de mercado: #%
market share: #%
quota de mercado: #%
capturar #% do mercado
atingir #% do mercado
`,
  arr: `
$# ARR
$# de ARR
$# de receita recorrente anual
ARR: $#
ARR atual: $#
receita recorrente anual: $#
`,
  mrr: `
$# MRR
$# de MRR
$# de receita recorrente mensal
MRR: $#
MRR atual: $#
receita recorrente mensal: $#
`,
  revenue: `
$# de receita
$# em receita
$# de faturamento
$# faturados
$# de faturação
$# em vendas
$# de vendas
$# de receita anual
$# de receita mensal
$# de receita em 2023
$# de receita acumulada
$# de receita bruta
$# gerados
$# de receita prevista
$# por mês em receita
receita: $#
receitas: $#
receita total: $#
receita bruta: $#
receita líquida: $#
receita anual: $#
receita mensal: $#
faturamento: $#
faturamento anual: $#
faturamento mensal: $#
volume de negócios: $#
vendas: $#
total de vendas: $#
receita projetada: $#
faturamos $#
geramos $# em receita
já faturamos $#
vendemos $#
Projeções financeiras | receita $#
Projeções | faturamento $#
Tração | $# de receita
Tração | $# faturados
`,
  gmv: `
$# de GMV
$# transacionados
$# em transações
$# de volume transacionado
$# processados
$# em pagamentos processados
$# movimentados na plataforma
$# em crédito concedido
$# sob gestão
GMV: $#
volume transacionado: $#
volume processado: $#
TPV: $#
ativos sob gestão: $#
carteira de crédito: $#
`,
  price: `
pequeno: $#
médio: $#
grande: $#
individual: $#
família: $#
essencial: $#
avançado: $#
ilimitado: $#
gratuito: $#
anual: $#
mensal: $#
$# por estabelecimento
$# por clínica
$# por loja
$# por hectare
$# por veículo
$# por entrega
$# por refeição
$# por diária
$# por laudo
$# por exame
$# a unidade
$# o quilo
$# matrícula
$# taxa de inscrição
instalação: $#
treinamento: $#
implantação: $#
consultoria: $#
valor do plano: $#
valor mensal: $#
Planos | {what} $#
Planos | mensal $#
Preços | {org} $#
$# por mês
$# mensais
$# ao mês
$# por ano
$# por usuário
$# por usuário por mês
$# por utilizador
$# por licença
$# por {org}
$# por {org} ao mês
$# por {who}
$# por unidade
$# por hora
$# por sessão
$# por consulta
$# por pedido
$# por transação
$# por aluno
$# por kit
$# por kg
$# de assinatura
$# de mensalidade
$# de taxa de adesão
$# de setup
$# de implantação
$# taxa única
preço: $#
preço de venda: $#
preço unitário: $#
preço médio: $#
mensalidade: $#
assinatura: $#
assinatura mensal: $#
plano básico: $#
plano pro: $#
plano premium: $#
plano anual: $#
básico: $#
profissional: $#
premium: $#
empresarial: $#
taxa de adesão: $#
setup: $#
licença: $#
a partir de $#
a partir de $# por mês
por apenas $#
vendido a $#
custa $# por mês
cobramos $#
cobramos $# por mês
Preços | $#
Planos | pro $#
Planos | básico $#
Modelo de negócio | assinatura $#
Modelo de negócio | $# por mês
Modelo de negócios | {org} $#
`,
  arpa: `
$# de ticket médio
$# de ARPU
$# de receita média por cliente
ticket médio: $#
ARPU: $#
receita média por usuário: $#
receita por cliente: $#
valor médio do contrato: $#
ticket médio mensal: $#
`,
  round_size: `
$# de investimento
$# de captação
$# rodada
$# rodada seed
$# pré-seed
$# em rodada
$# buscados
$# necessários
$# para escalar
$# para 18 meses
captação: $#
rodada: $#
rodada seed: $#
valor da rodada: $#
investimento: $#
investimento buscado: $#
investimento necessário: $#
investimento solicitado: $#
valor da captação: $#
necessidade de capital: $#
montante: $#
buscamos $#
estamos captando $#
captando $#
captar $#
procuramos $#
precisamos de $#
ronda de $#
rodada de $#
O pedido | $#
Captação | $#
Investimento | $#
Rodada | $#
`,
  committed_amount: `
$# já comprometidos
$# comprometidos
compromissos: $#
`,
  total_funding: `
$# captados
$# já captados
$# captados até hoje
$# investidos
$# já investidos
$# investidos pelos sócios
$# de capital próprio
$# bootstrapping
$# de investimento anjo recebido
captado até hoje: $#
investimento dos sócios: $#
capital próprio: $#
já investimos $#
`,
  grants: `
$# de fomento
$# de subvenção
$# em subvenções
$# em editais
$# da FAPESP
$# da FINEP
$# não dilutivo
$# a fundo perdido
subvenção: $#
subvenções: $#
edital: $#
fomento: $#
`,
  valuation: `
$# de valuation
$# valuation
$# de avaliação
valuation: $#
avaliação: $#
valoração: $#
valuation de $#
`,
  valuation_pre_money: `
$# pre-money
$# de valuation pre-money
valuation pre-money: $#
pré-money: $#
pre-money: $#
`,
  valuation_post_money: `
$# post-money
valuation post-money: $#
pós-money: $#
`,
  use_of_funds: `
#% produto
#% desenvolvimento
#% desenvolvimento de produto
#% tecnologia
#% marketing
#% marketing e vendas
#% vendas
#% comercial
#% equipe
#% time
#% contratações
#% operações
#% operacional
#% capital de giro
#% jurídico
#% infraestrutura
#% expansão
#% estoque
#% P&D
#% reserva
marketing: #%
produto: #%
tecnologia: #%
vendas: #%
equipe: #%
operações: #%
desenvolvimento: #%
capital de giro: #%
Uso dos recursos | {what} #%
Uso dos recursos | #% {what}
Uso dos recursos | $#
Uso dos recursos | {what} $#
Uso do investimento | #% {what}
Alocação dos recursos | {what} #%
Investimento | #% marketing
Captação | #% produto
$# para marketing
$# para contratações
$# para desenvolvimento
$# para operações
`,
  dilution: `
#% de equity
#% da empresa
#% de participação
#% do capital
#% de diluição
equity: #%
participação oferecida: #%
diluição: #%
por #% da empresa
em troca de #%
`,
  founder_ownership: `
#% dos fundadores
#% fundadores
fundadores: #%
sócios: #%
Cap table | fundadores #%
Quadro societário | {firm} #%
`,
  take_rate: `
#% de comissão
#% de take rate
#% por transação
#% sobre cada venda
#% por venda
#% sobre as vendas
#% de fee
#% sobre o valor
#% de taxa de serviço
#% de taxa de intermediação
comissão: #%
comissão de #%
taxa por transação: #%
take rate: #%
cobramos #%
cobramos #% por transação
Modelo de negócio | #% por venda
Modelo de negócio | #%
`,
  gross_margin: `
#% de margem
#% de margem bruta
#% margem bruta
margem: #%
margem bruta: #%
margem de contribuição: #%
margem de #%
$# de margem
$# de lucro bruto
lucro bruto: $#
margem bruta: $#
margem por unidade: $#
`,
  churn: `
#% de churn
#% de churn mensal
#% de cancelamento
churn: #%
churn mensal: #%
taxa de cancelamento: #%
taxa de churn: #%
`,
  customer_retention: `
#% de retenção
#% de renovação
#% de recompra
#% de fidelização
#% dos clientes renovam
#% dos usuários voltam
retenção: #%
taxa de retenção: #%
taxa de renovação: #%
taxa de recompra: #%
`,
  conversion_rate: `
#% de conversão
#% de taxa de conversão
#% dos leads convertem
#% convertem
conversão: #%
taxa de conversão: #%
conversão de trial: #%
`,
  revenue_growth: `
#% de crescimento
#% de crescimento mensal
#% de crescimento anual
#% ao mês
#% MoM
#% YoY
#% de crescimento da receita
#% vs 2023
crescimento: #%
crescimento mensal: #%
crescimento anual: #%
crescimento da receita: #%
crescendo #% ao mês
crescemos #% ao mês
receita cresceu #%
Tração | #% de crescimento
Tração | #% ao mês
`,
  customer_growth: `
#% de crescimento de usuários
#% de crescimento da base
#% mais clientes
crescimento de usuários: #%
crescimento da base de clientes: #%
`,
  cac: `
$# de CAC
$# CAC
$# de custo de aquisição
CAC: $#
custo de aquisição: $#
custo de aquisição de clientes: $#
`,
  ltv: `
$# de LTV
$# LTV
LTV: $#
valor do tempo de vida: $#
valor vitalício do cliente: $#
`,
  ltv_cac: `
#x LTV/CAC
LTV/CAC: #x
relação LTV/CAC: #x
`,
  burn_rate: `
$# de burn
$# de burn mensal
$# de queima de caixa
burn: $#
burn rate: $#
queima mensal: $#
queima de caixa: $#
`,
  cash: `
$# em caixa
$# de caixa
$# no banco
caixa: $#
saldo de caixa: $#
caixa disponível: $#
saldo final: $#
`,
  ebitda: `
$# de EBITDA
$# EBITDA
EBITDA: $#
LAJIDA: $#
resultado operacional: $#
`,
  net_income: `
$# de lucro
$# de lucro líquido
$# de prejuízo
lucro: $#
lucro líquido: $#
resultado: $#
resultado líquido: $#
prejuízo: $#
`,
  total_costs: `
Google Ads: $#
Meta Ads: $#
publicidade: $#
infraestrutura: $#
ferramentas: $#
domínio: $#
servidor: $#
energia: $#
água: $#
internet: $#
contador: $#
contabilidade: $#
impostos: $#
equipamentos: $#
máquinas: $#
móveis: $#
reforma: $#
estoque inicial: $#
matéria-prima: $#
embalagens: $#
transporte: $#
pessoal: $#
pró-labore: $#
orçamento: $#
orçamento mensal: $#
orçamento total: $#
investimento inicial: $#
investimento total em marketing: $#
custo fixo total: $#
custo fixo mensal: $#
custo mensal: $#
gastos: $#
Orçamento | {what} $#
Custos fixos | {what} $#
Investimentos | {what} $#
$# de custos
$# de despesas
$# de custos fixos
$# de folha
$# de salários
$# de aluguel
custos: $#
custo total: $#
custos fixos: $#
custos variáveis: $#
custos operacionais: $#
despesas: $#
despesas operacionais: $#
despesas fixas: $#
folha de pagamento: $#
salários: $#
aluguel: $#
aluguel: $# por mês
salários: $# por mês
impostos: $# por ano
Custos | {what} $# por mês
Despesas | {what} $# por mês
marketing: $#
servidores: $#
hospedagem: $#
Custos | {what} $#
Estrutura de custos | {what} $#
Despesas | {what} $#
`,
  unit_cost: `
$# de custo unitário
$# de custo de produção
$# por unidade produzida
custo unitário: $#
custo de produção: $#
custo por unidade: $#
custo por entrega: $#
custo de fabricação: $#
`,
  ticket_size: `
$# ticket mínimo
ticket mínimo: $#
investimento mínimo: $#
`,
  runway: `
#mo de runway
#mo de caixa
#mo de fôlego
runway: #mo
runway de #mo
`,
  cac_payback: `
#mo de payback
payback: #mo
payback do CAC: #mo
`,
  sales_cycle: `
#mo de ciclo de vendas
ciclo de vendas: #mo
ciclo de venda: #mo
`,
  founder_experience_years: `
#mo de experiência
#mo de experiência em {sector}
#mo no mercado de {sector}
#mo na {firm}
experiência: #mo
Time | #mo de experiência
Equipe | #mo em {sector}
`,
  break_even_months: `
#mo para o break-even
break-even: #mo
ponto de equilíbrio: #mo
break-even em #mo
`,
  cost_share: `
Custos | {what} #%
Despesas | {what} #%
Estrutura de custos | {what} #%
custo da mercadoria: #% da receita
matéria-prima: #%
folha: #% da receita
custos: #% da receita
`,
  growth_multiple: `
#x de crescimento
crescimento: #x
crescemos #x
#x em um ano
`,
  none: `
#% dos usuários afirmam
#% dos clientes recomendam
#% das famílias
#% dos agricultores
#% dos jovens
#% das mulheres
#% dos estudantes
#% dos médicos
#% dos restaurantes
#% dos municípios
#% dos processos
#% da produção
#% do consumo
#% da energia
#% da água
#% do tempo gasto
#% da receita perdida
#% menos emissões
#% menos erros
#% mais produtividade
#% mais eficiência
#% a menos
#% a mais
#% local
#% reciclado
#% nacional
#% concluído
#% do MVP
# mesas
# quartos
# leitos
# metros quadrados
# litros
# kg
# watts
# horas de treinamento
# oficinas
# cursos
# animais
# árvores
# receitas culinárias
# voluntários
# estagiários
# especialistas
# mentores
# estudos
# pacientes no estudo
# dias por ano
# estrelas
# avaliações
nota média: #
área: #
capacidade: #
Problema | #% de {what}
Pesquisa | #% dos {who}
Solução | #% de ganho
{what}: $# por mês
{what}: $# por ano
matéria-prima a $# por kg
o valor é de $# por kg
em # minutos
menos de # minutos
# clientes por dia
# atendimentos por dia
{org} com # funcionários
{org} de # a # funcionários
Planos | até # usuários
taxa: #%
taxa de juros: #%
taxa de inadimplência: #%
#% de disponibilidade
#% de precisão
#% de acurácia
#% de satisfação
#% mais rápido
#% mais barato
#% de economia
#% de redução
#% de redução de {what}
#% de redução de custos
#% menos tempo
#% de aumento
#% de aumento de produtividade
#% dos {who}
#% das {org}
#% dos {org}
#% dos {who} afirmam
#% dos {who} não têm acesso
#% das {org} usam planilhas
#% das {org} fecham
#% dos brasileiros
#% dos entrevistados
#% dos consumidores
#% dos respondentes
#% das pessoas
#% da população
#% do tempo
#% do PIB
#% das emissões
#% dos alimentos
#% dos projetos
#% dos casos
#% recomendariam
#% pagariam
#% natural
#% automatizado
#% digital
#% de desconto
#% de imposto
#% de juros
#% de ocupação
#% de inadimplência
#% de margem líquida
#% de retorno
#% de congestionamento
#% de abertura
#% de sucesso
#% de mulheres
satisfação: #%
precisão: #%
acurácia: #%
taxa de sucesso: #%
taxa de ocupação: #%
TIR: #%
margem líquida: #%
margem EBITDA: #%
desconto: #%
imposto: #%
reduz #% {what}
economize #%
até #% de economia
mais de #% dos {who}
apenas #% das {org}
Problema | #% dos {who}
Problema | #% das {org}
Solução | #% {what}
# países
# cidades
# estados
# idiomas
# produtos
# funcionalidades
# módulos
# integrações
# modelos
# horas
# horas por semana
# minutos
# dias
# passos
# cliques
# prêmios
# publicações
# entrevistas
# entrevistas com {who}
# entrevistas com {org}
# {who} entrevistados
# {org} entrevistadas
# respondentes
# parceiros
# parcerias
# investidores
# concorrentes
# startups
# eventos
# pedidos
# pedidos entregues
# entregas
# transações
# reservas
# viagens
# refeições servidas
# unidades vendidas
# dispositivos
# sensores
# veículos na frota
# toneladas de CO2
# toneladas
# km
# m²
# hectares
# visitas
# visitas por mês
# visualizações
# mensagens
# chamadas
# solicitações
# anúncios
# projetos
# projetos realizados
# empregos gerados
# contratações previstas
# vagas
# anos
# versão
# fase
# página
# ações
# cotas
# lojas previstas
# mortes por ano
# acidentes
# dados
# documentos
NPS: #
nota: #
países: #
pedidos: #
parceiros: #
presente em # países
em # cidades
entrevistamos # {who}
gerar # empregos
contratar # pessoas
até # usuários
cada {org} tem # {who}
Concorrência | # clientes
Concorrência | {firm} # usuários
Produto | # {what}
$# economizados
$# de economia
$# de economia por ano
$# de multa
$# de salário
$# de dívida
$# de empréstimo
$# de capital social
$# de prêmio
$# perdidos por {org}
$# gastos por {who}
$# de renda média
$# captados pela {firm}
$# de valuation da {firm}
$# de aquisição da {firm}
economia de $# por ano
{firm} captou $#
vendida por $#
capital social: $#
salário: $#
empréstimo: $#
ponto de equilíbrio: $#
Concorrência | $#
Concorrência | {firm} $#
Time | $#
Problema | $# por {org}
Caso de sucesso | $#
Exemplo | $#
#mo
#mo de garantia
#mo grátis
#mo de teste
#mo de desenvolvimento
#mo de espera
#mo de prazo
#mo de entrega
#mo de contrato
#mo de vida útil
#mo de existência
#mo de idade
prazo: #mo
duração: #mo
em #mo
há #mo
a cada #mo
durante #mo
nos próximos #mo
Problema | #mo de espera
#x mais rápido
#x mais barato
#x mais
ROI: #x
múltiplo: #x
`,
};
