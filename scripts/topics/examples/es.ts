import type { Examples } from "./example.ts";

/** How people say it in Spanish: a little, since decks in our three languages have pages in it. */
export const SPANISH: Examples = {
  customers: `
# clientes
# clientes de pago
# clientes activos
# clientes firmados
# suscriptores
# {org} clientes
# {org} activas
# {org} en la plataforma
# {org} usan nuestra solución
# contratos firmados
clientes: #
número de clientes: #
suscriptores: #
`,
  users: `
# usuarios
# usuarios registrados
# descargas
# registrados
# miembros
# {who} en la plataforma
# {who} atendidos
usuarios: #
descargas: #
`,
  mau: `
# usuarios activos
# usuarios activos mensuales
usuarios activos: #
`,
  headcount: `
# empleados
# personas en el equipo
equipo: #
equipo de # personas
`,
  market_size_other: `
# {org} en {place}
# {who} en el mundo
# empresas en {place}
# pymes en {place}
# clientes potenciales
$# mercado global
$# mercado de {sector}
tamaño del mercado: $#
mercado de $#
Mercado | $#
Mercado | # {org}
`,
  market_growth: `
#% de crecimiento del mercado
crecimiento del mercado: #%
el mercado crece #% anual
Mercado | #% anual
`,
  revenue: `
$# de ingresos
$# en ventas
$# de facturación
ingresos: $#
ventas: $#
facturación: $#
ingresos anuales: $#
`,
  price: `
$# al mes
$# por mes
$# mensuales
$# por usuario
$# por {org}
precio: $#
suscripción: $#
desde $# al mes
Precios | $#
`,
  round_size: `
$# ronda
buscamos $#
levantando $#
ronda: $#
inversión: $#
inversión solicitada: $#
Ronda | $#
`,
  use_of_funds: `
#% desarrollo de producto
#% marketing
#% equipo
#% operaciones
Uso de fondos | #% {what}
Uso de fondos | {what} #%
`,
  revenue_growth: `
#% de crecimiento
#% de crecimiento mensual
crecimiento: #%
crecimiento mensual: #%
`,
  take_rate: `
#% de comisión
comisión: #%
comisión de #% por transacción
`,
  gross_margin: `
#% de margen
#% de margen bruto
margen bruto: #%
margen: #%
`,
  net_income: `
$# de utilidad neta
utilidad neta: $#
beneficio neto: $#
`,
  total_costs: `
$# de gastos
gastos: $#
gastos operativos: $#
costos fijos: $#
`,
  none: `
#% de las {org}
#% de los {who}
#% de los encuestados
#% más rápido
#% de ahorro
#% de reducción
#% de satisfacción
# países
# ciudades
# pedidos
# transacciones
# socios
# integraciones
# horas
# entrevistas
$# de ahorro
$# de multa
`,
};
