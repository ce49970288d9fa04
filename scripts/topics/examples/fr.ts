import type { Examples } from "./example.ts";

/** How people say it in French. */
export const FRENCH: Examples = {
  customers: `
# {org} abonnés
# {org} utilisatrices de notre solution
# {org} en production
# contrats annuels
# clients dans # pays
# sites clients
# licences vendues
# licences actives
# machines installées
# résidences équipées
# communes équipées
# écoles équipées
# cliniques équipées
# magasins référencés
# points de vente actifs
déjà # contrats signés
# clients signés en # mois
{org} équipées : #
{org} abonnées : #
établissements clients : #
Traction | # clients
Traction | # contrats
Traction | # sites
Feuille de route | # {org}
Objectifs | # clients
Objectifs | # {org}
# clients
# clients payants
# clients actifs
# clients grands comptes
# clients B2B
# clients récurrents
# clients signés
# clients équipés
# clients en production
# clients en {place}
# clients à ce jour
# clients depuis le lancement
# premiers clients
# clients satisfaits
# comptes actifs
# comptes payants
# abonnés
# abonnés payants
# abonnements actifs
# abonnements vendus
# {org}
# {org} clientes
# {org} clients
# {org} abonnées
# {org} équipées
# {org} équipés
# {org} signées
# {org} signés
# {org} nous font confiance
# {org} utilisent notre solution
# {org} utilisatrices
# {org} sur la plateforme
# {org} accompagnées
# {org} accompagnés
# {org} référencées
# {org} actives
# {org} partenaires actifs
# {org} déployées
# entreprises clientes
# entreprises accompagnées
# entreprises utilisatrices
# PME clientes
# collectivités équipées
# mairies clientes
# restaurants équipés
# commerçants actifs
# commerçants inscrits
# magasins équipés
# points de vente
# sites équipés
# sites déployés
# cabinets abonnés
# officines équipées
# établissements équipés
# établissements clients
# marques
# marques partenaires
# marques nous font confiance
# contrats signés
# contrats commerciaux
# contrats en cours
# précommandes
# pré-commandes
# ventes réalisées
# commandes fermes
clients : #
nombre de clients : #
clients payants : #
clients actifs : #
nombre d'abonnés : #
abonnés : #
contrats signés : #
{org} clientes : #
portefeuille clients : #
nous accompagnons # {org}
nous avons # clients
nous avons signé # {org}
déjà # clients
déjà # {org} clientes
plus de # {org} utilisent
déployé chez # clients
déployé dans # {org}
utilisé par # {org}
adopté par # {org}
présent dans # magasins
Traction | # {org}
Nos clients | # {org}
`,
  users: `
# personnes accompagnées
# personnes formées
# jeunes accompagnés
# femmes formées
# familles accompagnées
# usagers
# voyageurs
# lecteurs
# abonnés sur les réseaux
# membres dans la communauté
Objectifs | # utilisateurs
Traction | # inscrits
Traction | # utilisateurs
Impact | # {who}
# utilisateurs
# utilisateurs inscrits
# utilisateurs enregistrés
# utilisateurs à ce jour
# utilisateurs en {place}
# utilisateurs gratuits
# utilisatrices
# inscrits
# inscriptions
# bêta-testeurs
# testeurs
# téléchargements
# téléchargements de l'application
# comptes créés
# membres
# membres actifs
# membres de la communauté
# {who} inscrits
# {who} sur la plateforme
# {who} accompagnés
# {who} formés
# {who} utilisent l'application
# {who} bénéficiaires
# bénéficiaires
# élèves inscrits
# étudiants inscrits
# apprenants
# patients suivis
# patients pris en charge
# agriculteurs inscrits
# chauffeurs inscrits
# candidats inscrits
# joueurs
# créateurs inscrits
# vendeurs actifs
# acheteurs
# abonnés Instagram
# abonnés à la newsletter
# followers
utilisateurs : #
nombre d'utilisateurs : #
inscrits : #
téléchargements : #
bêta-testeurs : #
membres : #
communauté de # {who}
communauté de # membres
réseau de # {who}
plus de # utilisateurs
`,
  mau: `
# utilisateurs actifs
# utilisateurs actifs mensuels
# utilisateurs actifs par mois
# MAU
utilisateurs actifs : #
utilisateurs actifs mensuels : #
MAU : #
# utilisateurs actifs quotidiens
`,
  headcount: `
# collaborateurs
# salariés
# employés
# personnes
# ETP
# membres dans l'équipe
# personnes dans l'équipe
# CDI
# ingénieurs
# développeurs
équipe : #
effectif : #
effectifs : #
salariés : #
nombre de salariés : #
équipe de # personnes
une équipe de #
nous sommes #
nous sommes # personnes
Équipe | # personnes
Équipe | # ingénieurs
`,
  founders: `
# fondateurs
# cofondateurs
# co-fondateurs
# associés fondateurs
fondateurs : #
fondée par # ingénieurs
`,
  pipeline: `
# prospects
# prospects qualifiés
# leads
# leads qualifiés
# leads par mois
# opportunités
# opportunités en cours
# {org} en discussion
# {org} en négociation
# {org} intéressées
# {org} en attente
# {org} en liste d'attente
# inscrits sur liste d'attente
# personnes sur liste d'attente
# devis envoyés
# devis en cours
# rendez-vous commerciaux
# contrats en négociation
# essais gratuits en cours
# {org} en phase d'essai
liste d'attente : #
prospects : #
leads qualifiés : #
en discussion avec # {org}
$# de pipeline
$# pipeline
$# de pipeline commercial
$# de pipeline qualifié
$# en négociation
$# de contrats signés
$# de carnet de commandes
$# de commandes
$# de devis en cours
$# d'opportunités
pipeline : $#
pipeline commercial : $#
pipeline pondéré : $#
carnet de commandes : $#
contrats signés : $#
contrat de $#
contrats d'une valeur de $#
`,
  letters_of_intent: `
# lettres d'intention
# lettres d'intention signées
# LOI
# LOI signées
# lettres d'intérêt
# lettres de soutien
# protocoles d'accord signés
lettres d'intention : #
LOI : #
LOI signées : #
`,
  pilots: `
# pilotes
# pilotes en cours
# pilotes payants
# pilotes signés
# clients pilotes
# sites pilotes
# {org} pilotes
# POC
# POC réalisés
# expérimentations
# expérimentations en cours
# {org} en test
# {org} en phase pilote
pilotes : #
clients pilotes : #
POC : #
`,
  patents: `
# brevets
# brevets déposés
# brevet déposé
# brevets délivrés
# familles de brevets
brevets : #
brevets déposés : #
`,
  market_size_other: `
# {org} en {place}
# {org} dans le monde
# {org} en Europe
# {org} concernées
# {org} potentielles
# {who} en {place}
# {who} dans le monde
# {who} concernés
# {who} touchés
# {who} souffrent
# personnes concernées
# personnes touchées
# personnes souffrent
# habitants
# foyers
# foyers en {place}
# ménages
# PME en {place}
# TPE en {place}
# entreprises en {place}
# professionnels
# professionnels en {place}
# clients potentiels
# utilisateurs potentiels
# nouveaux cas par an
# logements
# véhicules en circulation
il existe # {org} en {place}
plus de # {org} en {place}
un marché de # {org}
cible : # {org}
population : #
Marché | # {org}
Marché | # {who}
Cible | # {org}
$# de marché
$# marché mondial
$# marché {sector}
$# marché européen
$# le marché de {sector}
$# dépensés chaque année
$# de dépenses
$# de dépenses annuelles
$# perdus chaque année
$# de pertes
$# gaspillés
$# par an gaspillés
$# d'opportunité
$# en 2030
$# d'ici 2030
$# de potentiel
$# de volume de marché
marché : $#
marché mondial : $#
marché français : $#
marché européen : $#
marché {sector} : $#
marché de la {sector} : $#
taille du marché : $#
valeur du marché : $#
potentiel de marché : $#
le marché de {sector} pèse $#
le marché est estimé à $#
un marché de $#
un marché estimé à $#
devrait atteindre $#
atteindra $# en 2030
représente $# par an
coûte $# par an à l'économie
Marché | $#
Marché | {sector} $#
Opportunité | $#
`,
  tam: `
TAM : $#
$# TAM
marché total : $#
marché adressable : $#
marché total adressable : $#
$# de marché adressable
`,
  sam: `
SAM : $#
$# SAM
marché disponible : $#
marché accessible : $#
marché adressable disponible : $#
`,
  som: `
SOM : $#
$# SOM
marché captable : $#
marché atteignable : $#
marché obtenable : $#
objectif de marché : $#
`,
  market_growth: `
#% de croissance du marché
#% de croissance annuelle du marché
#% TCAM
#% TCAC
#% CAGR
croissance du marché : #%
croissance annuelle du marché : #%
TCAM : #%
TCAC : #%
CAGR : #%
le marché croît de #% par an
un marché en croissance de #%
en croissance de #% par an
{sector} en croissance de #%
Marché | #% de croissance
Marché | croissance #%
Marché | #% par an
Marché | +#%
`,
  market_share: `
#% de part de marché
#% de parts de marché
#% du marché
part de marché : #%
capter #% du marché
pénétration : #%
taux de pénétration : #%
`,
  arr: `
$# ARR
$# d'ARR
$# de revenus récurrents annuels
ARR : $#
ARR actuel : $#
revenu récurrent annuel : $#
`,
  mrr: `
$# MRR
$# de MRR
$# de revenus récurrents mensuels
MRR : $#
MRR actuel : $#
revenu récurrent mensuel : $#
`,
  revenue: `
$# de CA
$# CA
$# de chiffre d'affaires
$# chiffre d'affaires
$# de revenus
$# de ventes
$# de recettes
$# facturés
$# de facturation
$# de CA annuel
$# de CA en 2023
$# de CA réalisé
$# de CA cumulé
$# de CA prévisionnel
$# de CA signé
$# générés
$# générés depuis le lancement
$# de revenus par mois
CA : $#
CA annuel : $#
CA 2024 : $#
CA prévisionnel : $#
chiffre d'affaires : $#
chiffre d'affaires HT : $#
revenus : $#
revenu total : $#
total des revenus : $#
produits d'exploitation : $#
ventes : $#
total des ventes : $#
recettes : $#
nous avons réalisé $# de chiffre d'affaires
nous avons généré $#
a généré $# de ventes
Prévisions financières | CA $#
Prévisionnel | chiffre d'affaires $#
Traction | $# de CA
`,
  gmv: `
$# de volume d'affaires
$# de volume de transactions
$# de transactions
$# traités
$# de paiements traités
$# de GMV
$# d'encours
$# d'actifs sous gestion
$# de prêts accordés
$# sous gestion
volume d'affaires : $#
volume de transactions : $#
GMV : $#
encours : $#
actifs sous gestion : $#
`,
  price: `
TPE : $#
PME : $#
ETI : $#
particulier : $#
indépendant : $#
petit : $#
moyen : $#
grand : $#
essentiel : $#
confort : $#
sérénité : $#
illimité : $#
solo : $#
équipe : $#
sur mesure à partir de $#
$# par établissement
$# par logement
$# par élève
$# par patient
$# par consultation
$# par repas
$# par kilo
$# par bouteille
$# par hectare
$# par véhicule
$# la séance
$# la nuit
$# le mètre carré
$# frais de dossier
$# frais de service
$# adhésion
installation : $#
formation : $#
mise en service : $#
prix public : $#
prix au kilo : $#
Tarifs | TPE $#
Tarifs | PME $#
Tarifs | {org} $#
Offres | {what} $#
$# par mois
$# par an
$# HT par mois
$# TTC
$# HT
$# par utilisateur
$# par utilisateur et par mois
$# par licence
$# par {org}
$# par {org} et par mois
$# par {who}
$# par site
$# par jour
$# par heure
$# par séance
$# par commande
$# par transaction
$# par unité
$# l'unité
$# pièce
$# le kilo
$# par kit
$# par dossier
$# d'abonnement
$# d'abonnement mensuel
$# de frais de mise en service
$# frais d'installation
$# de mise en place
$# licence annuelle
$# prix de vente
$# prix public
prix : $#
prix de vente : $#
prix unitaire : $#
prix moyen : $#
tarif : $#
tarif mensuel : $#
abonnement : $#
abonnement mensuel : $#
abonnement annuel : $#
licence : $#
offre de base : $#
offre premium : $#
offre standard : $#
formule essentielle : $#
formule pro : $#
starter : $#
pro : $#
premium : $#
entreprise : $#
à partir de $#
à partir de $# par mois
dès $#
dès $# par mois
vendu $#
vendu à $#
facturé $#
facturé $# par mois
nous facturons $#
Tarifs | $#
Tarifs | pro $#
Offres | premium $#
Modèle économique | abonnement $#
Modèle économique | $# par mois
Modèle économique | {org} $#
`,
  arpa: `
$# de panier moyen
$# ARPU
$# de revenu moyen par utilisateur
$# de revenu moyen par client
$# de ticket moyen
panier moyen : $#
ticket moyen : $#
ARPU : $#
ACV : $#
revenu moyen par client : $#
valeur moyenne du contrat : $#
CA moyen par client : $#
`,
  round_size: `
Option 1 : $#
montant investi : $#
montant demandé : $#
ticket total : $#
investissement total : $#
nous avons besoin de $#
recherche de $#
financement de $#
$# d'investissement
$# en equity
$# en obligations convertibles
$# levée
$# de levée de fonds
$# recherchés
$# à lever
$# de financement
$# de besoin de financement
$# en amorçage
$# en seed
$# tour d'amorçage
$# de capital
$# nécessaires
$# pour accélérer
$# pour lancer
$# pour 18 mois
levée : $#
levée de fonds : $#
montant : $#
montant recherché : $#
montant de la levée : $#
besoin : $#
besoin de financement : $#
besoins de financement : $#
financement recherché : $#
investissement recherché : $#
objectif de levée : $#
seed : $#
amorçage : $#
nous levons $#
nous cherchons $#
nous recherchons $#
nous souhaitons lever $#
lever $#
levée de $#
tour de $#
besoin de $#
Levée de fonds | $#
Notre besoin | $#
Financement | $#
La demande | $#
`,
  committed_amount: `
$# déjà engagés
$# engagés
$# sécurisés
$# déjà sécurisés
dont $# déjà engagés
engagements : $#
`,
  total_funding: `
$# levés
$# déjà levés
$# levés à ce jour
$# de love money
$# d'apport
$# d'apport des fondateurs
$# d'apports personnels
$# investis par les fondateurs
$# de fonds propres
$# en compte courant d'associés
$# auprès de business angels
apport : $#
apport personnel : $#
fonds propres : $#
levés à ce jour : $#
financements obtenus : $#
prêt d'honneur : $#
`,
  grants: `
$# de subventions
$# de subvention
$# d'aides
$# d'aides publiques
$# de la BPI
$# Bpifrance
$# bourse French Tech
$# non dilutif
$# de financement non dilutif
$# d'avance remboursable
subventions : $#
subvention : $#
aides : $#
BPI : $#
financement non dilutif : $#
`,
  valuation: `
$# de valorisation
$# valorisation
valorisation : $#
valorisation actuelle : $#
sur une valorisation de $#
valorisée $#
`,
  valuation_pre_money: `
$# pre-money
$# de valorisation pre-money
pre-money : $#
valorisation pre-money : $#
valorisation pré-money : $#
`,
  valuation_post_money: `
$# post-money
post-money : $#
valorisation post-money : $#
`,
  use_of_funds: `
#% produit
#% développement produit
#% R&D
#% technologie
#% marketing
#% commercial
#% marketing et communication
#% acquisition clients
#% recrutement
#% équipe
#% salaires
#% opérations
#% BFR
#% stock
#% juridique
#% fonctionnement
#% frais généraux
#% international
#% trésorerie
#% réserve
marketing : #%
développement produit : #%
recrutement : #%
R&D : #%
opérations : #%
commercial : #%
juridique : #%
Utilisation des fonds | {what} #%
Utilisation des fonds | #% {what}
Utilisation des fonds | $#
Utilisation des fonds | {what} $#
Utilisation des fonds | recrutement $#
Emploi des fonds | #% {what}
Levée de fonds | #% développement produit
Levée de fonds | marketing #%
$# pour le marketing
$# pour le recrutement
$# pour le développement
$# pour la R&D
$# de recrutement
`,
  dilution: `
#% du capital
#% de dilution
#% du capital cédé
#% de parts
dilution : #%
capital cédé : #%
contre #% du capital
pour #% du capital
en échange de #%
`,
  founder_ownership: `
#% fondateurs
#% détenus par les fondateurs
fondateurs : #%
#% BSPCE
BSPCE : #%
Table de capitalisation | fondateurs #%
Actionnariat | {firm} #%
Répartition du capital | {firm} #%
`,
  take_rate: `
#% de commission
#% commission
#% par transaction
#% sur chaque vente
#% sur chaque transaction
#% de frais
#% de frais de service
#% sur les ventes
#% de la transaction
#% de success fee
#% de marge sur chaque commande
commission : #%
commission de #%
frais de service : #%
taux de commission : #%
nous prélevons #%
nous prenons #%
nous touchons #% par vente
Modèle économique | #% par transaction
Modèle économique | #%
`,
  gross_margin: `
#% de marge
#% de marge brute
#% marge
#% de marge nette par produit
marge : #%
marge brute : #%
taux de marge : #%
taux de marge brute : #%
marge sur coûts variables : #%
avec une marge de #%
$# de marge
$# de marge brute
marge brute : $#
marge : $#
marge par unité : $#
`,
  churn: `
#% de churn
#% de churn mensuel
#% d'attrition
#% de résiliation
churn : #%
churn mensuel : #%
taux d'attrition : #%
taux de résiliation : #%
`,
  customer_retention: `
#% de rétention
#% de fidélisation
#% de renouvellement
#% de réachat
#% des clients renouvellent
#% des utilisateurs reviennent
#% de clients fidèles
rétention : #%
taux de rétention : #%
taux de renouvellement : #%
taux de fidélisation : #%
taux de réachat : #%
`,
  conversion_rate: `
#% de conversion
#% de taux de conversion
#% de transformation
#% des essais convertis
#% des visiteurs s'inscrivent
conversion : #%
taux de conversion : #%
taux de transformation : #%
conversion essai-payant : #%
`,
  revenue_growth: `
#% de croissance
#% de croissance mensuelle
#% de croissance annuelle
#% de croissance du CA
#% par mois
#% sur un an
#% de croissance par mois
#% vs 2023
croissance : #%
croissance annuelle : #%
croissance mensuelle : #%
croissance du CA : #%
croissance de #% par mois
le CA a progressé de #%
Traction | #% de croissance
Traction | +#% par mois
`,
  customer_growth: `
#% de croissance des utilisateurs
#% d'utilisateurs en plus
#% de nouveaux clients
croissance des utilisateurs : #%
croissance du nombre de clients : #%
`,
  cac: `
$# de CAC
$# CAC
$# de coût d'acquisition
$# par client acquis
CAC : $#
coût d'acquisition : $#
coût d'acquisition client : $#
`,
  ltv: `
$# de LTV
$# LTV
$# de valeur vie client
LTV : $#
valeur vie client : $#
`,
  ltv_cac: `
#x LTV/CAC
LTV/CAC : #x
ratio LTV/CAC : #x
`,
  burn_rate: `
$# de burn
$# de burn mensuel
$# de cash burn
burn : $#
burn rate : $#
burn mensuel : $#
consommation de trésorerie : $#
`,
  cash: `
$# de trésorerie
$# en banque
$# de trésorerie disponible
trésorerie : $#
trésorerie disponible : $#
trésorerie de fin de période : $#
solde de trésorerie : $#
`,
  ebitda: `
$# d'EBITDA
$# EBITDA
$# d'EBE
EBITDA : $#
EBE : $#
résultat d'exploitation : $#
excédent brut d'exploitation : $#
`,
  net_income: `
$# de résultat net
$# de bénéfice
$# de bénéfices
$# de perte
résultat net : $#
résultat : $#
bénéfice : $#
bénéfice net : $#
perte nette : $#
`,
  total_costs: `
Google Ads : $#
publicité : $#
communication : $#
déplacements : $#
honoraires : $#
fournitures : $#
électricité : $#
énergie : $#
matières : $#
matières premières : $#
matériel : $#
équipement : $#
aménagement : $#
travaux : $#
véhicule : $#
logiciels : $#
serveurs : $#
impôts : $#
personnel : $#
rémunération : $#
budget : $#
budget annuel : $#
budget total : $#
immobilisations : $#
total immobilisations : $#
investissement initial : $#
frais de création : $#
Budget | {what} $#
Investissements | {what} $#
Charges | personnel $#
Plan de financement | {what} $#
$# de charges
$# de coûts
$# de dépenses
$# de charges fixes
$# de masse salariale
$# de salaires
$# de loyer
$# de budget marketing
charges : $#
charges fixes : $#
charges fixes cash : $#
charges décaissées : $#
charges d'exploitation : $#
total des charges : $#
coûts : $#
coût total : $#
dépenses : $#
masse salariale : $#
salaires : $#
charges de personnel : $#
loyer : $#
loyer : $# par mois
assurance : $# par an
salaires : $# par mois
électricité : $# par mois
taxe annuelle : $# par an
impôts et taxes : $#
Charges | {what} $# par mois
Charges | {what} $# par an
Charges fixes | {what} $# par an
achats : $#
frais généraux : $#
marketing : $#
hébergement : $#
assurance : $#
investissements : $#
Charges | {what} $#
Structure de coûts | {what} $#
Dépenses | {what} $#
`,
  unit_cost: `
$# de coût de revient
$# de coût de production
$# de coût unitaire
coût de revient : $#
coût de production : $#
coût unitaire : $#
coût par unité : $#
coût de fabrication : $#
coût par livraison : $#
`,
  ticket_size: `
$# ticket minimum
ticket minimum : $#
ticket d'entrée : $#
`,
  runway: `
#mo de runway
#mo d'autonomie
#mo de trésorerie
#mo de visibilité
runway : #mo
autonomie : #mo
`,
  cac_payback: `
#mo de payback
#mo de retour sur investissement client
payback : #mo
délai de récupération du CAC : #mo
`,
  sales_cycle: `
#mo de cycle de vente
cycle de vente : #mo
`,
  founder_experience_years: `
#mo d'expérience
#mo d'expérience dans {sector}
#mo dans {sector}
#mo chez {firm}
#mo d'expérience cumulée
expérience : #mo
Équipe | #mo d'expérience
Équipe | #mo chez {firm}
`,
  break_even_months: `
#mo pour atteindre la rentabilité
seuil de rentabilité : #mo
rentable en #mo
point mort : #mo
`,
  cost_share: `
Charges | {what} #%
Charges | frais généraux #%
Structure de coûts | {what} #%
coût matières : #% du CA
matières premières : #%
achats : #% du CA
charges : #% du CA
masse salariale : #% du CA
frais généraux : #%
`,
  growth_multiple: `
#x de croissance
#x en un an
croissance : #x
#x le chiffre d'affaires
CA multiplié par #x
`,
  none: `
#% des utilisateurs déclarent
#% des clients recommandent
#% des clients satisfaits
#% des foyers
#% des agriculteurs
#% des jeunes
#% des femmes
#% des étudiants
#% des médecins
#% des restaurants
#% des communes
#% des logements
#% de la production
#% de la consommation
#% de l'énergie
#% de l'eau
#% du chiffre d'affaires perdu
#% d'émissions en moins
#% d'erreurs en moins
#% de temps en moins
#% de productivité
#% d'efficacité
#% en moins
#% en plus
#% local
#% bio
#% recyclé
#% français
#% terminé
#% du MVP
#% de matière recyclée
# couverts
# tables
# places
# chambres
# lits
# mètres carrés
# litres
# kg
# watts
# heures de formation
# ateliers
# formations
# animaux
# arbres
# plats
# recettes
# nationalités
# stagiaires
# bénévoles
# experts
# mentors
# brevetés
# études
# patients inclus
# jours par an
# jours ouvrés
# ouvertures par semaine
# étoiles
# avis
# avis clients
# sur 5
note moyenne : #
surface : #
capacité : #
Problème | #% de {what}
Étude | #% des {who}
Sondage | #% des {who}
Solution | #% de gain
{what} : $# par mois
{what} : $# par an
taux : #% annuel
taux d'intérêt : #%
taux : #% par an
matière première à $# par kg
#x plus
en # minutes
moins de # minutes
# couverts par jour
# clients par jour
# commandes par jour
{org} de # salariés
{org} de # à # salariés
Tarifs | jusqu'à # utilisateurs
tests utilisateurs : # satisfaction
#% de disponibilité
#% de précision
#% de satisfaction
#% de clients satisfaits
#% plus rapide
#% moins cher
#% d'économies
#% de gain de temps
#% de temps gagné
#% de réduction
#% de réduction des coûts
#% de réduction de {what}
#% de déchets en moins
#% de CO2
#% des {who}
#% des {org}
#% des {who} déclarent
#% des {who} souhaitent
#% des {who} n'ont pas accès
#% des {org} utilisent Excel
#% des {org} échouent
#% des Français
#% des personnes interrogées
#% des répondants
#% des sondés
#% des consommateurs
#% des salariés
#% de la population
#% du temps
#% du PIB
#% des émissions
#% des déchets
#% des projets
#% des dépenses
#% recommanderaient
#% seraient prêts à payer
#% se disent
#% made in France
#% biodégradable
#% naturel
#% automatisé
#% sécurisé
#% de TVA
#% de remise
#% de rentabilité
#% de marge nette
#% de rendement
#% d'occupation
#% de taux d'ouverture
#% de réussite
#% de femmes
satisfaction : #%
précision : #%
taux de réussite : #%
taux d'occupation : #%
disponibilité : #%
TRI : #%
remise : #%
jusqu'à #% d'économies
réduit de #% {what}
économiser #%
plus de #% des {who}
seulement #% des {org}
Problème | #% des {who}
Constat | #% des {org}
Solution | #% {what}
# pays
# villes
# régions
# langues
# marchés
# produits
# fonctionnalités
# modules
# intégrations
# références
# heures
# heures par semaine
# minutes
# jours
# étapes
# clics
# prix
# récompenses
# concours
# articles de presse
# publications
# entretiens
# {who} interrogés
# {org} interrogées
# répondants
# partenaires
# partenariats
# investisseurs
# concurrents
# startups
# événements
# commandes
# livraisons
# transactions
# réservations
# trajets
# repas servis
# unités vendues
# exemplaires vendus
# appareils
# capteurs
# véhicules
# tonnes de CO2
# tonnes
# km
# m²
# hectares
# visites
# visites par mois
# vues
# impressions
# messages
# appels
# demandes
# annonces
# projets
# projets réalisés
# emplois créés
# embauches prévues
# recrutements
# ans
# version
# phase
# page
# actions
# parts
# boutiques prévues
# morts par an
# accidents
# mesures
# données
# documents
NPS : #
note : #
pays : #
commandes : #
partenaires : #
présent dans # pays
dans # villes
auprès de # {who}
nous avons interrogé # {who}
création de # emplois
recruter # personnes
jusqu'à # utilisateurs
chaque {org} compte # {who}
Concurrence | # clients
Concurrence | {firm} # utilisateurs
Produit | # {what}
$# d'économies
$# économisés
$# économisés par an
$# d'amende
$# d'amendes
$# de salaire
$# de salaire moyen
$# de dette
$# d'emprunt
$# de capital social
$# de prime
$# de dotation
$# de prix
$# perdus par {org}
$# dépensés par {who}
$# de revenu médian
$# levés par {firm}
$# de valorisation de {firm}
$# rachat par {firm}
économie de $# par an
{firm} a levé $#
rachetée $#
capital social : $#
salaire : $#
emprunt : $#
seuil de rentabilité : $#
point mort : $#
Concurrence | $#
Concurrence | {firm} $#
Équipe | $#
Problème | $# par {org}
Cas client | $#
Exemple | $#
#mo
#mo de garantie
#mo d'essai
#mo gratuit
#mo de développement
#mo de R&D
#mo d'attente
#mo de délai
#mo de livraison
#mo d'engagement
#mo de durée de vie
#mo d'existence
#mo d'âge
délai : #mo
durée : #mo
en #mo
dans #mo
depuis #mo
tous les #mo
pendant #mo
d'ici #mo
Problème | #mo d'attente
#x plus rapide
#x moins cher
#x plus
ROI : #x
multiple : #x
`,
};
