import type { Examples } from "./example.ts";

/**
 * How people say it in English. One phrase a line; `$#`, `#%`, `#x`, `#mo` and `#` stand for an amount, a share, a
 * multiple, a time and a count; `{org}`, `{who}`, `{sector}`, `{place}`, `{firm}`, `{what}` for any word of that kind.
 */
export const ENGLISH: Examples = {
  customers: `
# retail partners selling our product
# supermarkets stock our products
# subscriptions
# active contracts
# annual contracts
# multi-year contracts
# enterprise contracts signed
# new contracts this quarter
# {org} renewed
# {org} converted to annual plans
# {org} in production
# {org} paying monthly
# {org} buying every week
# {org} using it daily
# {org} across {place} trust us
# {org} rely on {firm}
# {org} powered by {firm}
# {org} managed on our software
# {org} signed in 60 days
# {org} signed without marketing
# {org} acquired organically
# {org} fully onboarded
# {org} subscribed to the premium plan
# first paying {org}
# anchor customers
# anchor clients
# key accounts
# named accounts
# Fortune 1000 companies
# of the top 10 banks
# government agencies as clients
# ministries as clients
# clients across # countries
# installations at customers
# systems installed
# machines sold to customers
# robots deployed with customers
# vessels equipped
# trucks equipped
# vehicles on subscription
# beds under contract
# students on paid plans
# employees covered by our clients' contracts
# lives covered
# policies sold
# policies in force
# loans customers served
# bookings by repeat clients
# gyms on board
# shops selling our brand
# listings at retailers
our first # customers
we closed # contracts
already used in # {org}
chosen by # {org}
contracts signed with # {org}
currently live at # {org}
rolled out to # {org}
running in # {org}
adopted by # {org}
paid contracts: #
active contracts: #
live {org}: #
{org} live: #
total {org}: #
number of {org}: #
active {org}: #
{org} served: #
customers (end of year): #
cumulative customers: #
new and existing customers: #
Traction | # signed
Traction | # live
Traction | # paying
Traction | # sites
Traction | # locations
Traction | # subscriptions
Traction | # subscribers
Our impact | # {org}
Key metrics | customers #
Key metrics | # clients
# customers
# paying customers
# active customers
# enterprise customers
# B2B customers
# SMB customers
# clients
# paying clients
# active clients
# corporate clients
# recurring clients
# accounts
# paying accounts
# enterprise accounts
# active accounts
# business accounts
# subscribers
# paying subscribers
# paid subscribers
# active subscribers
# monthly subscribers
# subscriptions sold
# active subscriptions
# logos
# customer logos
# paying logos
# {org}
# {org} onboarded
# {org} signed
# {org} signed up
# {org} live
# {org} live on the platform
# {org} on the platform
# {org} on our platform
# {org} on board
# {org} served
# {org} using our product
# {org} already use {firm}
# {org} use our software
# {org} use us every day
# {org} trust us
# {org} paying
# {org} under contract
# {org} contracted
# {org} deployed
# {org} integrated
# {org} subscribed
# {org} converted
# {org} activated
# {org} acquired
# {org} in {place} use our solution
# paying {org}
# active {org}
# live {org}
# customer {org}
# client {org}
# contracted {org}
# onboarded {org}
# signed {org}
# happy {org}
# beta {org}
# early {org}
# subscribed {org}
# partner {org} live
# brands
# brands trust us
# brands on the platform
# brands onboarded
# active brands
# retail brands
# companies onboarded
# companies use our platform
# companies trust {firm}
# companies already on board
# businesses served
# businesses onboarded
# businesses on the platform
# active businesses
# merchants
# active merchants
# merchants onboarded
# merchants live
# merchants signed
# organizations served
# organizations on the platform
# schools using {firm}
# hospitals live
# clinics signed
# clinics live
# restaurants live on the platform
# farms signed
# dealerships live
# law firms on the platform
# agencies on board
# hotels connected
# stores live
# stores equipped
# sites deployed
# sites live
# sites under contract
# facilities under contract
# buildings under management
# units under management
# pharmacies onboarded
# fleets on board
# banks live
# banks signed
# municipalities signed
# cities deployed
# universities as customers
# teams using {firm}
# teams on paid plans
# paying teams
# paid contracts
# signed contracts
# commercial contracts signed
# signed customers
# closed customers
# deals closed
# contracts with {org}
# paying early adopters
# first customers
# reference customers
# founding customers
# design partners
# design partners signed
# paid design partners
# pre-orders
# pre-orders received
# launch partners signed
# customers in {place}
# customers across {place}
# customers served
# customers to date
# customers acquired
# customers won
# customers signed
# customers signed in the first month
# customers since launch
# customers in production
# customers live
# happy customers
# satisfied customers
# repeat customers
# returning customers
# loyal customers
# total customers
# existing customers
# Fortune 500 customers
# Fortune 500 clients
# blue-chip clients
# institutional clients
# retail customers
# government clients
# public sector clients
# households subscribed
# homes served
# homes connected
# families subscribed
# paying members
# paying users
# paying households
# patients treated as paying customers
# practices on subscription
# paying practices
# advertisers
# active advertisers
# sellers paying a subscription
# resellers buying from us
# wholesale accounts
# retailers stocking our products
# stores carrying our products
# retail doors
# points of sale
# doors
customers: #
total customers: #
paying customers: #
number of customers: #
number of clients: #
no. of customers: #
active customers: #
customer count: #
customer base: #
client base: #
clients served: #
subscribers: #
number of subscribers: #
accounts: #
paying {org}: #
{org} onboarded: #
{org} signed: #
{org}: #
contracts signed: #
customers at year end: #
ending customers: #
end of period customers: #
closing customers: #
we serve # {org}
we work with # {org}
we have # paying customers
we have signed # {org}
we have onboarded # {org}
we signed # clinics
we currently serve # clients
we onboarded # {org} in three months
we already have # {org} on board
signed # {org}
onboarded # {org}
serving # {org}
serving over # {org}
trusted by # {org}
trusted by over # companies
trusted by # brands
used by # {org}
used by # companies
loved by # businesses
powering # {org}
deployed at # sites
deployed in # {org}
live in # {org}
live with # {org}
live at # locations
working with # {org}
sold to # customers
sold to # {org}
closed # deals
closed # customers
won # clients
acquired # customers
converted # {org} to paying
our # customers
over # businesses rely on us
more than # companies use {firm}
launched with # {org}
contracts with # {org}
selling in # stores
available in # stores
stocked in # stores
Traction | # {org}
Traction | # {org} in {place}
Customers | # {org}
platform for # {org}
software for # {org}
Roadmap | # {org}
Roadmap | # {org} in {place}
Roadmap | onboard # {org}
Roadmap | onboard # {org} in {place}
Roadmap | sign # {org}
Roadmap | # {org} live
Milestones | # {org}
Milestones | # active {org}
Vision | # {org}
Vision | # {org} using {firm}
Goals | # {org}
sign # {org}
onboard # {org}
expand to # {org}
scale to # {org}
target: # {org}
from # to more {org}
Our customers | # companies
Traction | # contracts
`,
  users: `
# accounts opened
# profiles created
# candidates in our database
# CVs in the database
# talents in the pool
# alumni
# graduates trained
# women trained
# youth reached
# children reached
# lives impacted
# lives touched
# people reached
# people trained
# people served
# beneficiaries
# farmers in our network
# agents in the network
# riders on the platform
# drivers on the platform
# nurses on the platform
# tutors on the platform
# mentors on the platform
# freelancers on the platform
# creators on the platform
# artists on the platform
# investors on the platform
# retail investors registered
# backers
# Kickstarter backers
# token holders
# Discord members
# Telegram members
# Twitter followers
# LinkedIn followers
# community members worldwide
# developers in the community
# GitHub users
# signups from launch day
# users in beta
# closed beta users
# users invited
# users acquired organically
# users at launch
# users in # months
# weekly users
# users across {place}
grew to # users
onboarded # {who}
supported # {who}
trained # {who}
impacted # {who}
registered {who}: #
{who} reached: #
{who} trained: #
total registered: #
lives impacted: #
community size: #
Traction | # users
Traction | # signups
Traction | # members
Impact | # {who}
Impact | # lives impacted
Key metrics | # users
# users
# registered users
# total users
# users to date
# users since launch
# users worldwide
# users in {place}
# users on the platform
# users on the app
# users signed up
# users onboarded
# early users
# beta users
# beta testers
# testers
# alpha users
# free users
# freemium users
# organic users
# verified users
# app users
# end users
# power users
# user accounts
# accounts created
# registered accounts
# downloads
# app downloads
# total downloads
# installs
# app installs
# sign-ups
# signups
# signups in the first week
# organic signups
# registrations
# registered members
# members
# community members
# members joined
# active members
# {who} registered
# {who} on the platform
# {who} on our platform
# {who} using the app
# {who} use {firm}
# {who} use our app
# {who} reached
# {who} served
# {who} served to date
# {who} helped
# {who} enrolled
# {who} onboarded
# {who} trained
# {who} signed up
# {who} joined
# {who} impacted
# registered {who}
# active {who}
# verified {who}
# {who} in our community
# students enrolled
# students taught
# learners
# active learners
# learners on the platform
# patients
# patients treated
# patients on the platform
# patients monitored
# patients enrolled
# farmers
# farmers registered
# farmers onboarded
# drivers
# drivers onboarded
# active drivers
# couriers on the platform
# creators
# creators onboarded
# active creators
# developers
# developers using our API
# freelancers registered
# candidates registered
# job seekers on the platform
# parents using the app
# families using {firm}
# households using the app
# players
# active players
# gamers
# fans
# listeners
# readers
# viewers
# followers
# newsletter subscribers
# wallets
# wallets created
# wallets connected
# sellers
# active sellers
# sellers onboarded
# active buyers
# buyers
# registered buyers
# hosts
# drivers and riders
# riders
# travelers
# tenants
# doctors on the platform
# physicians registered
# nurses signed up
# teachers using {firm}
# teachers registered
# lawyers registered
# professionals registered
# experts on the platform
# service providers on the platform
# vendors onboarded
# suppliers onboarded
# verified suppliers
# pharmacists in the network
users: #
total users: #
registered users: #
number of users: #
user base: #
sign-ups: #
downloads: #
app downloads: #
installs: #
beta testers: #
members: #
{who} served: #
{who} onboarded: #
active {who}: #
we have # users
we reached # users
used by # people
used by # {who}
loved by # users
serving # {who}
reached # {who}
over # people use {firm}
more than # people have downloaded the app
# people signed up
# people have used it
# people on the waitlist converted to users
community of # {who}
a community of # members
network of # {who}
helped # {who}
Traction | # {who}
Traction | # downloads
Roadmap | # {who}
Milestones | # {who}
Milestones | # active {who}
Goals | # users
target: # {who}
`,
  mau: `
# monthly active users
# MAU
# MAUs
# active users
# active users per month
# users active every month
# monthly actives
# monthly users
# monthly active {who}
# weekly active users
# WAU
monthly active users: #
MAU: #
active users: #
active users (monthly): #
monthly unique users: #
# active users today
# active wallets
`,
  dau: `
# daily active users
# DAU
# DAUs
daily active users: #
DAU: #
# daily users
# users a day
`,
  headcount: `
# employees
# full-time employees
# FTEs
# FTE
# team members
# people
# people on the team
# person team
# people strong
# staff
# staff members
# full-time staff
# team of engineers and designers
# professionals in our team
# colleagues
# people in {place}
team: #
team size: #
headcount: #
employees: #
number of employees: #
total headcount: #
FTE: #
staff: #
full-time: #
team of #
team of # people
a team of # engineers
we are a team of #
we are # people
we employ # people
we employ # {who}
our team of # experts
our # person team
our # employees
grew the team to #
Team | # people
Team | # full time
Team | # engineers
Team | # members
# engineers
# full-time engineers
# in-house developers
# PhDs on the team
# scientists on staff
`,
  founders: `
# founders
# co-founders
# cofounders
founders: #
co-founders: #
founded by # engineers
founded by # friends
founded by # doctors
# technical founders
# repeat founders
# serial entrepreneurs behind {firm}
`,
  pipeline: `
# {org} in the pipeline
# {org} in pipeline
# {org} in negotiation
# {org} in discussions
# {org} in talks
# {org} in onboarding
# {org} on the waitlist
# {org} on the waiting list
# {org} waiting
# on the waitlist
# people on the waitlist
# waitlist signups
# waitlist
# customers in the pipeline
# customers on the waiting list
# qualified leads
# leads
# leads generated
# inbound leads
# leads in the pipeline
# leads per month
# warm leads
# sales qualified leads
# opportunities
# active opportunities
# opportunities in the pipeline
# prospects
# active prospects
# qualified prospects
# deals in pipeline
# deals in negotiation
# enterprise deals in the pipeline
# proposals sent
# trials
# active trials
# free trials
# trials in progress
# {org} in trial
# {org} in conversation
# {org} interested
# expressions of interest
# ongoing discussions with {org}
# contracts in negotiation
# contracts pending signature
# further {org} in discussions
waitlist: #
leads: #
qualified leads: #
pipeline: #
opportunities: #
prospects: #
in talks with # {org}
in discussions with # {org}
in negotiations with # {org}
talking to # {org}
waitlist of # {who}
a pipeline of # {org}
$# pipeline
$# sales pipeline
$# qualified pipeline
$# in the pipeline
$# in pipeline
$# weighted pipeline
$# of pipeline
$# pipeline value
$# in active negotiations
$# in negotiation
$# in signed contracts
$# signed contracts
$# in contracts
$# contracted
$# contract value
$# contract signed
$# contracts signed
$# contract with {org}
$# backlog
$# order book
$# order backlog
$# orders in hand
$# in purchase orders
$# in proposals
$# worth of proposals
$# in qualified opportunities
$# in LOIs
$# in letters of intent
$# in pre-orders
$# of pre-orders
$# in committed contracts
pipeline: $#
sales pipeline: $#
qualified pipeline: $#
weighted pipeline: $#
pipeline value: $#
contract value: $#
total contract value: $#
signed contracts: $#
backlog: $#
order book: $#
value of LOIs: $#
contracts worth $#
contract worth $#
LOIs worth $#
orders worth $#
deals worth $#
pipeline of $#
pipeline worth $#
signed a $# contract
secured $# in contracts
opportunities worth $#
`,
  letters_of_intent: `
# LOIs
# LOI
# letters of intent
# signed LOIs
# signed letters of intent
# LOIs signed
# LOIs received
# LOIs from {org}
# letters of intent from {org}
# letters of intent signed
# MOUs signed
# MoUs
# non-binding LOIs
# letters of interest
# letters of support
LOIs: #
letters of intent: #
signed LOIs: #
LOIs signed: #
signed # LOIs
secured # letters of intent
# memorandums of understanding
`,
  pilots: `
# pilots
# pilot
# paid pilots
# active pilots
# pilots running
# pilots completed
# pilots signed
# pilots under way
# ongoing pilots
# successful pilots
# pilot customers
# pilot clients
# pilot sites
# pilot partners
# pilot programs
# pilot projects
# pilots with {org}
# pilot {org}
# {org} in pilot
# {org} piloting
# {org} pilots
# proofs of concept
# POCs
# PoCs completed
# POC with {org}
# paid POCs
# {org} testing the product
# {org} testing
pilots: #
pilot customers: #
active pilots: #
paid pilots: #
pilot {org}: #
running # pilots
piloting with # {org}
completed # pilots
pilot with # {org}
`,
  patents: `
# patents
# patent
# patents filed
# patents pending
# patents granted
# granted patents
# patent applications
# patent families
# provisional patents
# issued patents
patents: #
patents filed: #
filed # patents
protected by # patents
`,
  market_size_other: `
$# lost revenue every year
$# in annual losses
$# of food wasted
$# healthcare costs
$# annual healthcare spending
$# cost of {what} to {org} each year
$# global cost
$# in fraud losses
$# unpaid invoices
$# of goods traded
$# traded every year
$# worth of exports
$# imports
$# export market
$# addressable spend
$# procurement spend
$# total spend
$# consumer spending
$# ad spend
$# digital ad spend
$# software spend
$# IT spend
$# VC investment in {sector}
$# invested in {sector} in 2023
$# public spending
$# defense budget
$# household spending
$# in assets worldwide
$# in deposits
$# wealth transfer
$# tourism revenue
$# retail sales in {place}
$# niche
$# vertical
$# sub-segment
$# beachhead
$# initial market
$# in {place} alone
$# globally
$# by 2028
$# in 2025
{sector} spend: $#
global {sector}: $#
{sector} in {place}: $#
total {sector} spend: $#
market value 2030: $#
market 2024: $#
size of the {sector} market: $#
{sector} is a $# industry
{sector} is a $# market growing fast
a $# opportunity in {sector}
tapping into a $# market
part of the $# {sector} market
disrupting a $# industry
{place} {sector} market: $#
the global {sector} market reached $#
{sector} losses: $#
# potential {who}
# {who} without access
# {who} lack access to {sector}
# {who} need care
# {who} live in {place}
# {who} looking for work
# unemployed {who}
# out-of-school children
# commuters
# smokers
# pet owners
# car owners
# home owners
# drivers on the road
# births every year
# deaths every year
# new {org} every year
# {org} opening each year
# hospitals in {place}
# schools in {place}
# universities worldwide
# restaurants in {place}
# hotels worldwide
# farms in {place}
# banks in {place}
# municipalities in {place}
# pharmacies in {place}
# SMEs
# SMEs worldwide
# MSMEs
# freelancers
# gig workers
# creators worldwide
# developers worldwide
# gamers worldwide
# students in {place}
# shipments per year worldwide
# tonnes per year worldwide
# weddings per year
# trips per year in {place}
total {org}: # in {place}
target {org}: #
our target: # {org}
Market | # {org} in {place}
Market | # potential users
Market | # adults
Market | $# {place}
Market | {place} $#
Market | $# by 2030
Market | $# annual
Market | $# opportunity
Opportunity | $#
# {org} in {place}
# {org} worldwide
# {org} globally
# {org} in the world
# {org} across {place}
# {org} nationwide
# potential customers
# potential users
# potential {org}
# target customers
# target {org}
# addressable {org}
# {who} in {place}
# {who} worldwide
# {who} globally
# {who} across {place}
# {who} affected
# {who} suffer from it
# {who} live with it
# {who} live without access
# {who} diagnosed every year
# {who} need it
# people affected
# people worldwide
# people in {place}
# people live with diabetes
# people suffer from chronic pain
# adults
# adults worldwide
# unbanked adults
# population
# households in {place}
# households
# SMEs in {place}
# SMBs in {place}
# small businesses in {place}
# small businesses
# companies in {place}
# companies worldwide
# {sector} companies
# {sector} companies in {place}
# {sector} professionals
# {sector} workers
# establishments
# registered businesses in {place}
# licensed {who}
# internet users in {place}
# smartphone users in {place}
# mobile users
# students worldwide
# freelancers worldwide
# farmers in {place}
# new cases per year
# patients per year
# patients in {place}
# births per year
# jobs unfilled
# unfilled positions
# vehicles in {place}
# vehicles on the road
# homes in {place}
# buildings in {place}
# devices worldwide
# transactions per year in {place}
there are # {org} in {place}
there are # {who} worldwide
over # {who} worldwide
more than # {org} in {place} still
target market of # {org}
market of # {org}
addressable {org}: #
number of {org} in {place}: #
potential customers: #
population: #
Market | # {org}
Market | # {who}
Market | # companies
Market size | # {org}
Market | # potential customers
Target market | # {who}
Problem | # {who}
$# market
$# global market
$# {sector} market
$# {sector} industry
$# {sector} spend
$# {sector} spending
$# global {sector} market
$# market opportunity
$# opportunity
$# market size
$# market by 2030
$# market in {place}
$# industry
$# annual market
$# annual spend
$# annual spending
$# spent every year
$# spent on {sector}
$# spent annually on {sector} in {place}
$# spent each year by {org}
$# lost every year
$# lost annually
$# lost to fraud
$# in losses
$# wasted
$# wasted every year
$# waste per year
$# cost to the economy
$# annual cost of {what}
$# problem
$# a year problem
$# gap
$# funding gap
$# financing gap
$# economy
$# creator economy
$# in remittances
$# global spend
$# global industry
$# global opportunity
$# addressable
$# value of the market
$# in transactions in {place}
$# category
$# segment
$# by 2030
$# worth of goods
$# in unclaimed benefits
{sector} market: $#
{sector} market size: $#
global {sector} market: $#
market size: $#
market value: $#
market opportunity: $#
market potential: $#
global market: $#
industry size: $#
market in {place}: $#
{place}: $#
{sector}: $#
annual spend: $#
the {sector} market is worth $#
the market is valued at $#
the {sector} market was valued at $#
the {sector} industry is worth $#
the market will reach $#
market expected to reach $#
projected to reach $# by 2030
expected to hit $#
estimated at $#
valued at $# in 2023
worth $# globally
reach $# by 2030
a $# market
a $# industry
a $# problem
costs {org} $# every year
costs the economy $# a year
businesses lose $# every year
{org} spend $# a year on {sector}
{org} spend $# per year in {place}
brands spend $# per year in {place}
$# spent per year in {place}
{place} spends $# on {sector}
Market | $#
Market | {sector} $#
Market opportunity | {sector} $#
Market | $# {sector}
Why now | $# {sector}
Problem | $# lost
`,
  tam: `
TAM: $#
$# TAM
TAM $#
total addressable market: $#
$# total addressable market
$# addressable market
addressable market of $#
TAM of $#
global TAM: $#
total market: $#
TAM | $#
our TAM is $#
total available market: $#
`,
  sam: `
SAM: $#
$# SAM
SAM $#
serviceable addressable market: $#
serviceable available market: $#
$# serviceable market
$# serviceable addressable market
SAM of $#
serviceable market: $#
SAM | $#
`,
  som: `
SOM: $#
$# SOM
SOM $#
serviceable obtainable market: $#
$# serviceable obtainable market
obtainable market: $#
$# obtainable
$# capturable
beachhead market: $#
initial target market: $#
target market share: $#
SOM | $#
our share of the market: $#
`,
  market_growth: `
#% CAGR
#% annual market growth
#% market growth
market growing at #%
the market is growing #% a year
market growth: #%
growing at #% CAGR
growing #% per year
growing #% annually
growing #% YoY
CAGR: #%
CAGR of #%
at a CAGR of #%
#% CAGR through 2030
#% CAGR (2024-2030)
#% compound annual growth
compound annual growth rate of #%
annual growth rate: #%
{sector} growing #% a year
#% growth in {sector}
#% annual growth in {sector}
#% growth in demand
demand for {sector} grew #%
the {sector} market grows #% annually
industry growth: #%
sector growth: #%
expected to grow at #%
expected to grow #% annually
Market | #% growth
Market | #% YoY growth
Market | #% per year
Market | growth #%
Why now | #% growth
Why now | adoption grew #%
`,
  market_share: `
#% market share
#% of the market
#% share of the market
market share: #%
target market share: #%
capture #% of the market
capturing #% of the market
just #% of the market
if we capture #% of the market
#% penetration
market penetration: #%
#% of the TAM
#% of SAM
#% of total addressable market
#% market penetration
to reach #% market share
`,
  arr: `
$# ARR
$# in ARR
$# annual recurring revenue
$# of ARR
$# ARR run rate
$# contracted ARR
ARR: $#
ARR $#
annual recurring revenue: $#
current ARR: $#
ARR of $#
at $# ARR
crossed $# ARR
reached $# in annual recurring revenue
$# recurring revenue per year
$# annualized recurring revenue
$# committed ARR
recurring revenue (annual): $#
`,
  mrr: `
$# MRR
$# in MRR
$# monthly recurring revenue
$# of MRR
MRR: $#
MRR $#
monthly recurring revenue: $#
current MRR: $#
MRR of $#
at $# MRR
reached $# MRR
hit $# in monthly recurring revenue
$# recurring per month
$# a month in subscriptions
`,
  revenue: `
$# gross rev
$# rev
$# total rev
$# revenue per year
$# booked revenue
$# contracted revenue
$# subscription revenue
$# services revenue
$# product sales
$# online sales
$# sales in the first year
$# sales in the last 12 months
$# lifetime revenue
$# lifetime sales
$# cumulative sales
$# revenue YTD
$# LTM revenue
$# FY revenue
$# trailing twelve months
$# annual run rate
$# monthly run rate
$# generated in sales
$# raised through sales
$# paid by customers
$# in paid pilots
$# from pilots
$# from subscriptions
$# from licensing
$# from advertising
$# from services
$# crowdfunding presales
rev: $#
gross rev: $#
rev share: $#
FY24 revenue: $#
revenue 2024: $#
revenue (Y3): $#
sales revenue: $#
gross sales: $#
revenue from {org}: $#
subscription revenue: $#
services revenue: $#
product revenue: $#
advertising revenue: $#
projected sales: $#
sales forecast: $#
annual turnover: $#
turnover (annual): $#
Revenue | $#
Revenue | year 1 $#
Revenue projections | year 2 $#
Revenue streams | {what} $#
Financial projections | total revenue $#
Financial projections | $# in year 3
Projections | $# by year 5
$# revenue
$# in revenue
$# revenues
$# sales
$# in sales
$# total sales
$# turnover
$# net revenue
$# gross revenue
$# total revenue
$# annual revenue
$# monthly revenue
$# of revenue
$# revenue to date
$# in revenue to date
$# sales to date
$# revenue since launch
$# revenue generated
$# in revenue generated
$# earned
$# earned to date
$# billed
$# invoiced
$# booked
$# in bookings
$# revenue run rate
$# run rate
$# run-rate
$# annualized revenue
$# revenue in 2023
$# revenue last year
$# revenue in the first 6 months
$# revenue this year
$# revenue per month
$# revenue in year 3
$# revenue booked
$# first revenue
$# revenue from pilots
$# revenue from {org}
$# from {org} customers
$# income
$# in fees collected
$# in commissions earned
revenue: $#
revenue: $# per month
revenue: $# per year
$# per month in revenue
$# per month in sales
revenues: $#
total revenue: $#
net revenue: $#
gross revenue: $#
net sales: $#
sales: $#
total sales: $#
turnover: $#
annual revenue: $#
monthly revenue: $#
revenue to date: $#
revenue (YTD): $#
revenue run rate: $#
YTD revenue: $#
revenue forecast: $#
projected revenue: $#
revenue target: $#
expected revenue: $#
Year 1 revenue: $#
revenue Y1: $#
top line: $#
income: $#
total income: $#
cumulative revenue: $#
generated $# in revenue
generated $# in sales
we generated $# in revenue last year
we made $# in revenue
made $# in sales
we sold $# of product
sold $# worth of product
closed the year at $#
reached $# in revenue
surpassed $# in sales
on track for $# in revenue
on track to do $# this year
earned $# from customers
$# in paid contracts revenue recognised
Financials | revenue $#
Financial projections | revenue $#
Financial projections | sales $#
Traction | $# revenue
Traction | $# sales
Traction | $# generated
Traction | $# earned
Traction | $# in first month
`,
  gmv: `
$# per month volume
$# per month vol
$# per month processed
$# per month in transactions
$# GMV
$# in GMV
$# gross merchandise value
$# gross merchandise volume
$# GTV
$# transaction volume
$# in transactions
$# transacted
$# transacted on the platform
$# in transactions processed
$# processed
$# processed on the platform
$# in payments processed
$# payments volume
$# payment volume
$# total payment volume
$# TPV
$# volume
$# in volume
$# traded
$# trading volume
$# volume traded
$# in bookings through the platform
$# gross bookings
$# loans disbursed
$# in loans disbursed
$# disbursed
$# in loans originated
$# loan book
$# lent
$# originated
$# assets under management
$# AUM
$# under management
$# in assets on the platform
$# total value locked
$# TVL
$# premium written
$# gross written premium
$# paid out to {who}
$# worth of goods sold on the platform
$# sold through the platform
$# of orders processed
$# invested through the platform
GMV: $#
GTV: $#
gross merchandise value: $#
transaction volume: $#
total payment volume: $#
TPV: $#
volume processed: $#
monthly volume: $#
AUM: $#
assets under management: $#
loans disbursed: $#
gross bookings: $#
processed over $#
processed $# in payments
facilitated $# in transactions
facilitated $#
Traction | $# processed
Traction | $# in volume
`,
  price: `
$# small
$# medium
$# large
$# SMB plan
$# business plan
$# basic tier
$# per property
$# per room
$# per night
$# per patient
$# per patient per month
$# per scan
$# per prescription
$# per exam
$# per member per month
$# PMPM
$# per bottle retail
$# per serving
$# per meal
$# per pack
$# a cup
$# a piece
$# a pair
$# per square meter
$# per hectare
$# per hectare per year
$# per MWh
$# per ton
$# per tonne
$# per container
$# per shipment
$# per parcel
$# per mile
$# per km
$# per minute
$# per message
$# per call
$# per token
$# per NFT
$# per ticket
$# per seat per year
$# per developer
$# per camera
$# per sensor
$# per machine per month
$# per store per month
$# per restaurant per month
$# per school per year
$# per hospital per year
$# per branch
$# per site per month
$# per agent
$# per certificate
$# per audit
$# consultation fee
$# registration fee
$# listing fee
$# activation fee
$# integration fee
$# support fee
$# training fee
$# subscription per year
$# annual plan
$# monthly plan
$# lifetime deal
$# hardware plus subscription
$# kit price
$# device price
$# selling price
$# suggested retail price
small: $#
medium: $#
large: $#
SME: $#
corporate: $#
gold: $#
silver: $#
bronze: $#
platinum: $#
free: $#
lite: $#
essential: $#
advanced: $#
unlimited: $#
tier 1: $#
per user: $#
per site: $#
per student: $#
listing fee: $#
membership: $#
annual subscription: $#
monthly subscription: $#
installation: $#
implementation: $#
training: $#
consulting: $#
ticket price: $#
price per kg: $#
price per month: $#
Pricing | small $#
Pricing | medium $#
Pricing | enterprise $# per year
Pricing | individual $#
Pricing | {org} $# per month
Pricing | {who} $#
Pricing | one-time $#
Pricing | setup $#
Business model | licence $#
Business model | {who} pay $#
Business model | {org} pay $#
Business model | premium $#
Business model | {what} $# per unit
Products | {what} $#
$# per month
$# per user per month
$# per user
$# per seat
$# per seat per month
$# a month
$# monthly
$# monthly subscription
$# annual subscription
$# subscription
$# subscription fee
$# per year
$# per license
$# per licence
$# license fee
$# annual license
$# per location per month
$# per site
$# per unit
$# per device
$# per {org}
$# per {org} per month
$# per {who}
$# per {who} per month
$# per student per year
$# per transaction
$# per order
$# per booking
$# per ride
$# per delivery
$# per session
$# per hour
$# per visit
$# per test
$# per report
$# per document
$# per API call
$# per 1,000 calls
$# per kg
$# per bottle
$# per box
$# per kit
$# per course
$# per setup
$# per installation
$# per campaign
$# per classroom
$# per trip
$# per reading
$# per verification
$# per impression
$# CPM
$# per thousand impressions
$# minimum campaign
$# min fee
$# minimum fee per trip
$# per credit
$# per lead
$# per hire
$# per placement
$# per vehicle
$# per acre
$# per bed
$# per employee per month
$# each
$# one-time
$# one-time fee
$# one-off
$# setup
$# setup fee
$# implementation fee
$# onboarding fee
$# platform fee
$# flat fee
$# service fee
$# delivery fee
$# retainer
$# deposit
$# entry price
$# starting price
$# list price
$# retail price
$# MSRP
$# plan
$# tier
$# basic plan
$# pro plan
$# premium plan
$# enterprise plan
$# starter plan
$# membership
$# annual membership
$# ticket price
$# hardware price
$# maintenance fee
price: $#
pricing: $#
unit price: $#
retail price: $#
selling price: $#
wholesale price: $#
price per unit: $#
price point: $#
average price: $#
subscription: $#
subscription fee: $#
monthly fee: $#
annual fee: $#
setup fee: $#
license fee: $#
service fee: $#
starter: $#
basic: $#
standard: $#
pro: $#
professional: $#
business: $#
premium: $#
plus: $#
growth: $#
team plan: $#
enterprise: $#
individual: $#
family plan: $#
free trial then $#
from $#
from $# per month
starting at $#
starting at $# per month
starts at $#
as low as $#
priced at $#
sold at $#
sells for $#
retails at $#
costs $# per month
costs only $#
customers pay $# per month
{org} pay $# per month
we charge $#
we charge $# per month
we charge {org} $# a month
charge of $# per transaction
for just $#
for only $# per month
starting from $#
available for $#
a fee of $# per transaction
subscription at $# per month
Pricing | starter $#
Pricing | pro $#
Pricing | basic $# per month
Pricing | $#
Pricing | {org} $#
Business model | $# per month
Business model | subscription $#
Business model | {org} $# per year
Business model | $# per transaction
Revenue model | $# per {org}
Plans | $#
`,
  arpa: `
$# ARPU
$# ARPA
$# average revenue per user
$# average revenue per account
$# average revenue per customer
$# ACV
$# average contract value
$# average ACV
$# annual contract value
$# average deal size
$# deal size
$# average ticket
$# average order value
$# AOV
$# average basket
$# basket size
$# revenue per customer
$# revenue per user
$# revenue per {org}
$# per customer per year on average
ARPU: $#
ARPA: $#
ACV: $#
AOV: $#
average contract value: $#
average deal size: $#
average order value: $#
average basket: $#
average ticket size: $#
average revenue per user: $#
revenue per customer: $#
avg. revenue per {org}: $#
average spend per customer: $#
`,
  round_size: `
$# round
$# seed round
$# pre-seed
$# pre-seed round
$# seed
$# Series A
$# raise
$# ask
$# investment
$# investment sought
$# funding
$# funding round
$# funding required
$# funding needed
$# needed
$# required
$# sought
$# target raise
$# convertible note
$# on a SAFE
$# SAFE
$# bridge round
$# equity round
$# for 10% equity
$# for 12 months runway
$# for 18 months
$# to reach break-even
$# to scale
$# to expand into {place}
$# capital required
$# in seed funding to build
$# in funding to scale
raising $#
we are raising $#
we're raising $#
we are raising a $# seed round
we are seeking $#
we're seeking $# in funding
seeking $#
seeking $# in seed funding
looking for $#
looking to raise $#
we are looking for $#
we need $#
we need $# to launch
asking for $#
we ask for $#
we are asking for $# in exchange for equity
raise: $#
raise amount: $#
round: $#
round size: $#
ask: $#
the ask: $#
our ask: $#
amount: $#
amount sought: $#
funding ask: $#
funding required: $#
funding goal: $#
funding target: $#
funding requirement: $#
investment required: $#
investment needed: $#
investment ask: $#
investment: $#
capital required: $#
capital sought: $#
target: $#
target raise: $#
seed: $#
seed round: $#
pre-seed: $#
Series A: $#
total ask: $#
total funding needed: $#
opening a $# round
closing a $# round
to raise $#
The ask | $#
Ask | $#
The ask | $# seed
Investment | $#
Fundraising | $#
Funding | $#
Seed round | $#
We are raising | $#
Investment opportunity | $#
`,
  committed_amount: `
$# committed
$# already committed
$# soft committed
$# soft-circled
$# committed by angels
$# of the round committed
committed: $#
commitments: $#
already committed: $#
soft commitments: $#
with $# already committed
lead investor committed $#
`,
  total_funding: `
$# raised
$# raised to date
$# raised so far
$# already raised
$# previously raised
$# total raised
$# total funding
$# funding to date
$# raised from angels
$# raised from friends and family
$# friends and family
$# pre-seed raised
$# invested to date
$# invested by the founders
$# of own funds
$# founder investment
$# bootstrapped
$# self-funded
$# angel investment received
$# from {firm} Ventures
$# invested so far
raised to date: $#
total raised: $#
capital raised: $#
funding to date: $#
previous funding: $#
prior funding: $#
funds raised: $#
invested to date: $#
founders' investment: $#
we have raised $#
we raised $# in 2022
raised $# from angels
raised $# pre-seed
bootstrapped with $#
backed with $#
self-funded with $#
received $# from investors
`,
  grants: `
$# grant
$# in grants
$# grant funding
$# in grant funding
$# non-dilutive
$# non-dilutive funding
$# in non-dilutive funding
$# government grant
$# public funding
$# research grant
$# EU grant
$# awarded
$# grant from {firm}
$# subsidy
$# in subsidies
$# SBIR
$# SBIR grant
$# Horizon grant
$# Innovate UK grant
grant: $#
grants: $#
grant funding: $#
grants received: $#
non-dilutive: $#
public funding: $#
won $# in grants
received a $# grant
awarded a $# grant
`,
  valuation: `
$# valuation
$# company valuation
$# current valuation
$# enterprise value
valuation: $#
company valuation: $#
current valuation: $#
at a valuation of $#
at a $# valuation
valued at $# today
our valuation: $#
`,
  valuation_pre_money: `
$# pre-money
$# pre-money valuation
$# pre money
pre-money: $#
pre-money valuation: $#
pre-money value: $#
at $# pre-money
at a $# pre-money valuation
`,
  valuation_post_money: `
$# post-money
$# post-money valuation
post-money: $#
post-money valuation: $#
at $# post-money
at a $# post-money valuation
`,
  valuation_cap: `
SAFE post-money cap: $#
post-money cap: $#
$# cap
$# valuation cap
$# SAFE cap
cap: $#
valuation cap: $#
SAFE at $# cap
with a $# cap
$# post-money cap
`,
  use_of_funds: `
#% product
#% product development
#% product & engineering
#% engineering
#% R&D
#% technology
#% tech development
#% platform development
#% marketing
#% sales
#% sales & marketing
#% marketing & growth
#% growth
#% growth & acquisition
#% customer acquisition
#% user acquisition
#% go-to-market
#% hiring
#% team
#% team expansion
#% talent
#% salaries
#% operations
#% working capital
#% inventory
#% legal
#% legal & compliance
#% compliance
#% regulatory
#% G&A
#% admin
#% overhead
#% reserve
#% contingency
#% runway buffer
#% infrastructure
#% equipment
#% manufacturing
#% expansion
#% international expansion
#% clinical trials
#% partnerships
#% of funds for marketing
#% of the round goes to product
#% to hire engineers
product development: #%
marketing: #%
sales and marketing: #%
sales: #%
hiring: #%
team: #%
operations: #%
R&D: #%
technology: #%
engineering: #%
legal: #%
G&A: #%
working capital: #%
contingency: #%
infrastructure: #%
growth: #%
expansion: #%
go-to-market: #%
Use of funds | #% product
Use of funds | #% {what}
Use of funds | {what} #%
Use of funds | #%
Use of proceeds | #% sales
Use of funds | marketing #%
Use of funds | $#
Use of funds | {what} $#
Use of funds | $# {what}
Use of funds | product development $#
Use of funds | marketing $#
Use of funds | hiring $#
Use of funds | operations $#
Use of funds | $# for marketing
Use of funds | $# engineering
Use of funds | $# sales
Allocation of funds | {what} #%
Allocation | #% {what}
The ask | #% product development
The ask | #% marketing
The ask | product development $#
The ask | marketing $#
Where the money goes | {what} #%
product development $# of the round
$# for product development
$# for marketing
$# for sales and marketing
$# for hiring
$# for team expansion
$# for operations
$# for R&D
$# for working capital
$# for equipment
$# for legal and compliance
$# to build the team
$# for inventory
$# allocated to marketing
$# to hire # engineers
`,
  dilution: `
#% equity
#% equity offered
#% stake
#% of the company
#% of equity
#% dilution
#% of shares
#% equity stake
#% ownership for investors
#% in exchange for investment
for #% equity
for #% of the company
in exchange for #%
in exchange for #% equity
equity: #%
equity offered: #%
stake offered: #%
dilution: #%
offering #% equity
offering #%
we offer #% of the company
The ask | #% equity
The ask | equity #%
`,
  founder_ownership: `
#% founders
#% owned by founders
#% held by the founders
#% founder ownership
founders: #%
founders own #%
founder shares: #%
CEO: #%
CTO: #%
promoters: #%
Cap table | founders #%
Cap table | {firm} #%
Ownership | founders #%
Shareholding | #%
Shareholders | {firm} #%
Cap table | CEO #%
#% ESOP
#% option pool
option pool: #%
ESOP: #%
employee pool: #%
`,
  take_rate: `
#% take rate
#% commission
#% commissions
#% fee
#% transaction fee
#% fees
#% platform fee
#% service fee
#% success fee
#% booking fee
#% on each transaction
#% on every sale
#% of each transaction
#% per transaction
#% of each sale
#% of the fare
#% of freight charge per trip
#% of rental value
#% of ticket price
#% per completed trip
#% per completed order
#% fee per booking
#% charged per booking
#% of the transaction value
#% of every order
#% commission per booking
#% commission on sales
#% management fee
#% performance fee
#% interest spread
#% brokerage
#% royalty
#% royalties
#% revenue share
#% rev share
#% of GMV
#% processing fee
#% cut
#% margin on each order
#% markup
#% commission from {org}
#% from {org}
take rate: #%
commission: #%
commission rate: #%
transaction fee: #%
platform fee: #%
service fee: #%
success fee: #%
revenue share: #%
royalty: #%
we take #%
we take a #% commission
we charge #% per transaction
we charge a #% fee
we earn #% on each order
we keep #%
fee of #%
commission of #% on each sale
takes #% of every transaction
Business model | #% {what}
Business model | #% per order
Business model | #%
Revenue model | #% of sales
Business model | #% of booking value
`,
  gross_margin: `
#% gross margin
#% gross margins
#% margin
#% margins
#% gross profit margin
#% gross profit
#% profit margin
#% contribution margin
#% unit margin
#% product margin
#% software margin
gross margin: #%
gross margins: #%
gross profit margin: #%
margin: #%
margins: #%
profit margin: #%
contribution margin: #%
GM: #%
margin per unit: #%
gross margin of #%
with #% gross margins
at #% margin
$# gross margin
$# gross profit
$# profit per unit
$# margin per unit
gross profit: $#
gross margin: $#
contribution margin: $#
margin per order: $#
profit per order: $#
`,
  churn: `
#% churn
#% monthly churn
#% annual churn
#% churn rate
#% customer churn
#% logo churn
#% revenue churn
#% attrition
#% cancellations
churn: #%
churn rate: #%
monthly churn: #%
annual churn: #%
customer churn: #%
less than #% churn
churn below #%
churn of #%
#% of customers cancelled
`,
  customer_retention: `
#% retention
#% retention rate
#% customer retention
#% user retention
#% day 30 retention
#% 30-day retention
#% month 3 retention
#% D30 retention
#% weekly retention
#% annual retention
#% gross retention
#% renewal rate
#% renewals
#% renewed
#% of customers renewed
#% of users come back
#% of users return weekly
#% returning customers
#% returning users
#% repeat customers
#% repeat purchase rate
#% repeat rate
#% repurchase rate
#% reorder rate
#% of customers reorder
#% loyal customers
#% stay after 12 months
retention: #%
retention rate: #%
customer retention: #%
user retention: #%
D30 retention: #%
month-6 retention: #%
renewal rate: #%
repeat rate: #%
repeat purchase rate: #%
returning customers: #%
retention of #%
`,
  nrr: `
#% NRR
#% net revenue retention
#% net dollar retention
#% NDR
#% net retention
NRR: #%
net revenue retention: #%
NDR: #%
net dollar retention: #%
`,
  conversion_rate: `
#% conversion
#% conversion rate
#% trial conversion
#% free to paid conversion
#% trial-to-paid
#% trial to paid
#% free-to-paid
#% win rate
#% close rate
#% closing rate
#% demo to close
#% lead conversion
#% of trials convert
#% of leads convert
#% of users upgrade
#% of free users convert
#% of users convert to paid
#% of visitors sign up
#% conversion from pilot to contract
#% pilot conversion
#% click-through rate
#% checkout conversion
#% activation
#% activation rate
conversion: #%
conversion rate: #%
trial conversion: #%
win rate: #%
close rate: #%
visitor to signup: #%
free to paid: #%
activation rate: #%
converting #% of trials
conversion of #%
`,
  revenue_growth: `
#% growth
#% YoY growth
#% year over year
#% YoY
#% MoM
#% MoM growth
#% month over month
#% month-over-month growth
#% monthly growth
#% growth per month
#% week over week
#% weekly growth
#% QoQ
#% quarterly growth
#% annual growth
#% revenue growth
#% sales growth
#% increase in revenue
#% increase in sales
#% ARR growth
#% MRR growth
#% growth in revenue
#% growth since launch
#% organic growth
#% growth in 12 months
#% growth last quarter
#% year-on-year revenue growth
growth: #%
growth rate: #%
monthly growth: #%
YoY growth: #%
MoM growth: #%
revenue growth: #%
sales growth: #%
annual growth: #%
growing #% month over month
growing #% MoM
growing revenue #% a month
we grow #% per month
we are growing #% month over month
revenue grew #%
revenue up #%
sales up #%
sales grew by #%
Traction | #% growth
Traction | #% MoM
Traction | growing #%
Traction | #% month on month
Financials | growth #%
`,
  customer_growth: `
#% user growth
#% customer growth
#% growth in users
#% growth in customers
#% increase in users
#% increase in customers
#% monthly user growth
#% subscriber growth
#% more users
user growth: #%
customer growth: #%
users growing #% month over month
user base grew #%
customers grew #%
`,
  customer_concentration: `
#% of revenue from top customer
#% of revenue from our largest client
top customer: #% of revenue
largest customer: #%
top 5 customers: #% of revenue
#% of revenue from top 3 customers
`,
  cac: `
$# CAC
$# customer acquisition cost
$# cost per acquisition
$# CPA
$# to acquire a customer
$# blended CAC
$# acquisition cost
$# cost per customer acquired
$# cost per install
CAC: $#
customer acquisition cost: $#
cost of acquisition: $#
acquisition cost: $#
cost per acquisition: $#
CPA: $#
blended CAC: $#
paid CAC: $#
average CAC: $#
we acquire customers for $#
CAC of $#
`,
  ltv: `
$# LTV
$# CLV
$# lifetime value
$# customer lifetime value
$# CLTV
LTV: $#
CLV: $#
CLTV: $#
lifetime value: $#
customer lifetime value: $#
LTV of $#
lifetime revenue per customer: $#
`,
  ltv_cac: `
#x LTV/CAC
#x LTV:CAC
#x LTV to CAC
#x LTV to CAC ratio
LTV/CAC: #x
LTV:CAC: #x
LTV to CAC: #x
LTV/CAC ratio: #x
LTV:CAC ratio of #x
ratio of #x between LTV and CAC
`,
  burn_rate: `
$# burn
$# monthly burn
$# burn rate
$# net burn
$# gross burn
$# burned per month
burn: $#
burn rate: $#
monthly burn: $#
net burn: $#
monthly net burn: $#
average burn: $#
we burn $# per month
burning $# a month
burn of $#
`,
  cash: `
$# cash
$# in the bank
$# cash in bank
$# cash on hand
$# cash position
$# cash balance
$# treasury
cash: $#
cash in bank: $#
cash on hand: $#
cash balance: $#
cash position: $#
closing cash: $#
ending cash: $#
cash at bank: $#
`,
  ebitda: `
$# EBITDA
$# adjusted EBITDA
$# operating profit
$# EBIT
EBITDA: $#
adjusted EBITDA: $#
EBIT: $#
operating profit: $#
operating income: $#
operating loss: $#
EBITDA of $#
EBITDA positive at $#
`,
  net_income: `
$# net income
$# net profit
$# profit
$# net loss
$# profit after tax
$# in profit
net income: $#
net profit: $#
net loss: $#
profit: $#
profits: $#
profit after tax: $#
net earnings: $#
bottom line: $#
PAT: $#
profit of $#
annual profit: $#
profit before tax: $#
`,
  total_costs: `
Google Ads: $#
Meta Ads: $#
Facebook ads: $#
advertising: $#
ads: $#
events: $#
tools: $#
software licences: $#
servers: $#
cloud: $#
cloud costs: $#
AWS: $#
office: $#
travel: $#
insurance: $#
accounting: $#
professional fees: $#
bank charges: $#
taxes: $#
utilities: $#
electricity: $#
equipment: $#
vehicles: $#
maintenance: $#
logistics: $#
shipping: $#
packaging: $#
raw materials: $#
materials: $#
staff costs: $#
founder salaries: $#
employee costs: $#
wages: $#
interest: $#
budget: $#
monthly budget: $#
marketing budget: $#
total budget: $#
project budget: $#
total investment cost: $#
initial investment: $#
setup costs: $#
cost of revenue: $#
direct costs: $#
overheads: $#
overhead: $#
SG&A: $#
Opex | {what} $#
Budget | $#
Operating expenses | {what} $#
Monthly costs | {what} $#
Start-up costs | {what} $#
$# costs
$# total costs
$# operating costs
$# operating expenses
$# opex
$# expenses
$# total expenses
$# in expenses
$# fixed costs
$# monthly costs
$# annual costs
$# payroll
$# salaries
$# marketing budget
$# marketing spend
$# spent on marketing
$# capex
$# COGS
$# rent
$# hosting costs
$# server costs
$# start-up costs
$# development cost
costs: $#
total costs: $#
total cost: $#
operating costs: $#
operating expenses: $#
opex: $#
expenses: $#
total expenses: $#
fixed costs: $#
variable costs: $#
monthly expenses: $#
salaries: $#
payroll: $#
personnel: $#
marketing costs: $#
marketing spend: $#
COGS: $#
cost of goods sold: $#
cost of sales: $#
fixed costs (cash): $#
cash costs: $#
cash operating costs: $#
rent: $#
rent: $# per month
salaries: $# per month
hosting: $# per month
insurance: $# per year
cloud: $# per month
tools: $# per month
Costs | {what} $# per month
Costs | {what} $# per year
Budget | {what} $# per month
capex: $#
start-up costs: $#
R&D costs: $#
development costs: $#
infrastructure costs: $#
hosting: $#
legal fees: $#
Cost structure | {what} $#
Costs | {what} $#
Expenses | {what} $#
Costs | $#
Budget | {what} $#
`,
  unit_cost: `
$# unit cost
$# cost per unit
$# cost per {org}
$# production cost
$# manufacturing cost
$# bill of materials
$# BOM
$# cost per order
$# cost per delivery
$# cost per test
$# cost to serve
$# cost per ride
$# to produce
$# to manufacture
unit cost: $#
cost per unit: $#
production cost: $#
manufacturing cost: $#
BOM: $#
BOM cost: $#
cost per order: $#
cost per delivery: $#
cost to serve: $#
cost of production: $#
produced for $#
costs us $# to make
`,
  ticket_size: `
$# minimum ticket
$# minimum investment
$# min. ticket
$# ticket
$# investment ticket
minimum ticket: $#
minimum investment: $#
ticket size: $#
tickets from $#
minimum cheque: $#
`,
  exit_value: `
$# exit
$# exit value
$# acquisition price at exit
exit value: $#
exit at $#
potential exit of $#
exit valuation: $#
Exit | $#
`,
  runway: `
#mo runway
#mo of runway
#mo cash runway
runway: #mo
runway of #mo
cash runway: #mo
extends runway to #mo
to fund #mo of operations
#mo runway with this round
#mo of operations
funds us for #mo
`,
  cac_payback: `
#mo payback
#mo payback period
#mo CAC payback
#mo to recover CAC
payback: #mo
payback period: #mo
CAC payback: #mo
payback of #mo
payback in #mo
pays back in #mo
`,
  sales_cycle: `
#mo sales cycle
sales cycle: #mo
average sales cycle: #mo
sales cycle of #mo
#mo from lead to close
#mo to close a deal
`,
  contract_length: `
#mo contract
#mo contracts
#mo term
#mo commitment
contract length: #mo
average contract: #mo
contract term: #mo
#mo subscription commitment
`,
  founder_experience_years: `
#mo of experience
#mo experience
#mo of combined experience
#mo in {sector}
#mo in the industry
#mo at {firm}
#mo as CTO
#mo combined experience
#mo of industry experience
#mo building software
experience: #mo
with #mo of experience
over #mo in {sector}
more than #mo of experience in {sector}
Team | #mo in {sector}
Team | #mo experience
Team | #mo at {firm}
`,
  break_even_months: `
#mo to break-even
#mo to profitability
break-even: #mo
break-even in #mo
profitable in #mo
break-even after #mo
`,
  cost_share: `
Costs | {what} #%
Cost structure | {what} #%
Expenses | {what} #%
material costs: #% of revenue
cost of goods: #% of sales
COGS: #%
#% of revenue in costs
payroll: #% of revenue
overheads: #%
#% cost of capital
insurance #% of cargo value
raw materials: #%
food cost: #%
labor cost: #%
`,
  growth_multiple: `
#x growth
#x YoY
#x growth in sales
#x revenue growth
#x user growth
#x increase in revenue
#x increase in users
#x MRR growth
#x year over year
#x in 12 months
#x users in 12 months
#x revenue in one year
grew #x
grew #x in a year
growing #x
revenue grew #x
growth: #x
growth of #x
Traction | #x growth
Traction | #x
`,
  none: `
# clinical sites
# subjects
# participants
# patients in the trial
n = #
# samples
# molecules
# compounds
# targets
# genes
# cells
# species
# experiments
# simulations
# parameters
# GPUs
# cores
# nodes
# validators
# blocks
# transactions per second
# requests per second
# ms latency
# ms
# fps
# dB
# Hz
# GHz
# V
# W
# kW
# GWh
# degrees
# mm
# cm
# meters
# grams
# ml
# calories
# g of protein
# flavors
# colors
# sizes
# seats in the stadium
# floors
# rooms
# apartments
# square metres
# parking spaces
# charging points
# stations
# routes
# flights
# ports
# containers
# pallets
# parcels delivered
# km driven
# hours driven
# trees
# crops
# harvests per year
# animals
# cows
# litres saved
# meals donated
# books
# songs
# episodes
# games
# levels
# characters
# NFTs
# tokens total supply
# total supply
# circulating supply
# holders
# smart contracts
# audits
# bugs
# commits
# repositories
# pull requests
# stars on GitHub
# endpoints
# screens
# dashboards
# reports
# alerts
# rules
# checks
# forms
# emails sent
# SMS sent
# contacts in CRM
# meetings
# demos
# demos given
# pitches
# workshops
# webinars
# trainings
# hackathon participants
# conferences
# mentions
# podcasts
# newsletters
# nominations
# finalist among # startups
# accelerators
# incubators
# grants won
# licences
# permits
# regulations
# certifications obtained
# standards
# languages spoken
# nationalities
# offices worldwide
# departments
# roles
# open positions
# interns
# volunteers
# consultants
# board seats
# siblings
# children
# years old
# days a week
# days per year
# times faster
# times cheaper
# times per day
# clicks to order
# minutes per day
# hours a day
# seconds per transaction
average age: #
age: #
hours: #
score: # out of 10
rating: # stars
rated # on the app store
# on Trustpilot
# on Google
Technology | # ms
Technology | # parameters
Technology | # models
Science | # patients
Science | # samples
Clinical | # patients
Tokenomics | # tokens
Product | # features
Product | # integrations
Product | # languages
Team | # years
Team | # exits
Team | # companies built
Team | # employees at {firm}
Team | led a team of #
Competition | # clients
Competition | {firm} # customers
Competition | {firm} # countries
Why now | # regulations
Problem | # steps
Problem | # tools
Problem | # minutes
#% of global emissions
#% of GDP in {place}
#% of jobs
#% of the workforce
#% of households
#% of farmers
#% of students
#% of teachers
#% of doctors
#% of drivers
#% of SMEs
#% of restaurants
#% of hospitals
#% of banks
#% of users prefer
#% of users say
#% of users reported
#% of customers say
#% of customers prefer
#% of clients recommend
#% of patients report
#% of employees feel
#% of employees say
#% of leaders
#% of executives
#% of CEOs
#% of organizations
#% of enterprises
#% of shipments
#% of deliveries
#% of returns
#% of carts abandoned
#% of meetings
#% of code
#% of data unused
#% of attacks
#% of breaches
#% of accidents
#% of injuries
#% of buildings
#% of energy wasted
#% of water
#% of plastic
#% of waste
#% of crops
#% of harvest lost
#% of income
#% of budget
#% of spend
#% of time wasted
#% of their day
#% of tasks
#% of requests
#% of decisions
#% of content
#% of sessions
#% of traffic from mobile
#% of men
#% of children
#% of seniors
#% of Gen Z
#% of millennials
#% unbanked
#% illiterate
#% rural
#% urban
#% in debt
#% drop out
#% never
#% more likely
#% less likely
#% more sales for {org}
#% increase in sales for {org}
#% increase in efficiency
#% increase in engagement
#% increase in conversion
#% faster onboarding
#% faster delivery
#% faster time to market
#% shorter
#% longer
#% lower cost
#% lower costs
#% lower emissions
#% lower price
#% higher accuracy
#% higher engagement
#% better
#% fewer
#% less
#% cost saving
#% time reduction
#% energy reduction
#% reduction in churn
#% reduction in time
#% drop
#% decline
#% decrease in {what}
#% confidence
#% of goal
#% to plan
#% done
#% ready
#% purity
#% efficacy
#% survival
#% response
#% humidity
#% recycled
#% plant-based
#% vegan
#% biodegradable
#% local
#% solar
#% green
#% carbon neutral
#% in-house tech
#% proprietary
#% compliance
#% transparency
#% coverage
#% traceable
#% paperless
#% mobile-first
#% passive
#% equity-free
#% refundable
#% guaranteed
NPS: #%
up to #% savings
cut {what} by #%
lower {what} by #%
increase {what} by up to #%
improved {what} by #%
reduced {what} by #%
a #% increase in {what}
a #% reduction in {what}
more than #%
only #%
nearly #%
Problem | #% of time
Problem | #% {what}
Problem | up to #%
Problem | only #% of {what}
Solution | up to #% savings
Solution | #% accuracy
Technology | #% accuracy
Results | #% {what}
Impact | #% less {what}
Survey | #% of {who}
Validation | #% of {who} would
Validation | #% said
Tokenomics | #% {what}
Tokenomics | team #%
Tokenomics | liquidity #%
install # devices
deploy # devices
install # sensors
ship # units
# devices installed
# devices live
# tablets deployed
target: # devices
break-even: # devices
{firm} investing $# in {what}
{firm} invests $#
government investing $#
government invests $# in {sector}
$# invested by the government
$# investment programme by {firm}
$# in capital expenditure by {firm}
$# average to bring a product to market
$# to bring a drug to market
$# to develop a new drug
$# average cost to develop
$# average cost of building one
it takes $# to build one
traditional cost: $#
Problem | $# average to develop
Problem | $# to build one
#% user adoption
#% adoption
#% staff engagement
adoption: #%
adoption rate: #%
interest: #% per year
rate: #% per year
{what} $# per month
{what}: $# per month
{what}: $# per year
annual tax: $#
tax: $# per year
license tax: $# per year
$# per month rent in {place}
$# per kg of raw material
raw material at $# per kg
material costs $# per kg
{firm} charges $# per month
Competition | $# per year
Problem | $# per month
registration in # minutes
done in # minutes
in under # minutes
from # minutes to seconds
from hours to # minutes
saves # hours per week
# hours per week saved
# hours per week on admin
# patients per month per clinic
# orders per day per store
{org} with # employees
{org} with # staff
{org} with # beds
{org} of # to # people
ideal customer: # employees
Ideal customer | # staff members
Ideal customer | # employees
Ideal customer | # patients per month
Target customer | # employees
Target customer | {org} with # employees
Pricing | up to # users
Pricing | # users
Pricing | # locations
Pricing | # seats included
Pricing | up to # {who} per month
#% of tickets are never answered
#% of calls go unanswered
#% of invoices arrive late
#% of requests come at night
#% of documents contain errors
#% of claims are fraudulent
#% of leads never get a reply
#% of small {org} cannot access credit
#% of {who} can not participate
#% of companies avoid hiring
#% of {org} are understaffed
#% first-time rejected
#% of the day lost
#% less paper
#% fewer calls
#% savings per quarter
#% cost saved vs manual
#% prediction accuracy
#% of predictions correct
#% false positives
#% false rejection rate
#% trust score
#% mobile penetration
#% of product done
#% complete MVP
savings: #%
cost savings: #%
time saved: #%
Savings | {what} #%
Savings | cost #%
Savings | time #%
Benefits | #%
#% uptime
#% accuracy
#% precision
#% accuracy of the model
#% faster
#% cheaper
#% less time
#% time saved
#% cost reduction
#% cost savings
#% savings
#% reduction in {what}
#% reduction
#% reduction in costs
#% reduction in waste
#% reduction in emissions
#% fewer errors
#% fewer accidents
#% more efficient
#% efficiency gain
#% increase in productivity
#% productivity increase
#% improvement
#% improvement in {what}
#% more productive
#% higher yield
#% energy savings
#% less water
#% recyclable
#% renewable
#% natural
#% organic ingredients
#% automated
#% secure
#% encrypted
#% online
#% digital
#% remote
#% owned IP
#% satisfaction
#% customer satisfaction
#% satisfied
#% recommend us
#% would recommend
#% would buy
#% would pay
#% would use it
#% said they
#% of respondents
#% of respondents say
#% of respondents want
#% of surveyed {who}
#% of survey participants
#% of {who}
#% of {who} say
#% of {who} use
#% of {who} struggle
#% of {who} do not
#% of {who} lack access
#% of {who} prefer
#% of {who} report
#% of {who} suffer
#% of {org}
#% of {org} still use paper
#% of {org} fail
#% of {org} struggle
#% of {org} plan to invest
#% of {org} use spreadsheets
#% of {org} say
#% of people
#% of people don't know
#% of adults
#% of consumers
#% of consumers prefer
#% of consumers want
#% of companies
#% of startups fail
#% of employees
#% of workers
#% of patients
#% of women
#% of all {what}
#% of food is wasted
#% of the population
#% of the world
#% of emissions
#% of CO2
#% of time spent on admin
#% of their time
#% of data
#% of projects fail
#% of transactions
#% of deaths
#% of cases
#% of energy
#% of retail sales
#% of purchases
#% of visits
#% of searches
#% of costs
#% of revenue lost
#% of revenue spent on
#% of GDP
#% unemployment
#% inflation
#% interest rate
#% APR
#% default rate
#% dropout rate
#% rejection rate
#% failure rate
#% mortality
#% return rate
#% open rate
#% response rate
#% engagement rate
#% engagement
#% completion rate
#% attendance
#% utilization
#% occupancy
#% capacity
#% complete
#% built
#% of the MVP done
#% test coverage
#% women
#% female
#% female-led
#% in-house
#% discount
#% tax
#% VAT
#% tariff
#% deposit
#% collateral
#% probability
#% chance
#% ROI
#% ROI for customers
#% return
#% returns
#% annual returns
#% IRR
#% yield
#% smartphone penetration
#% internet penetration
#% reach
#% sensitivity
#% specificity
#% detection rate
#% success rate
#% on-time delivery
#% delivered on time
#% fill rate
#% of orders
#% of revenue is recurring
#% recurring
#% of sales from online
#% mobile
#% desktop
#% from {place}
#% of traffic
#% staking
#% public sale
#% tokens
#% team tokens
#% community
#% liquidity
#% net margin
#% EBITDA margin
#% operating margin
uptime: #%
accuracy: #%
satisfaction: #%
customer satisfaction: #%
CSAT: #%
success rate: #%
probability: #%
ROI: #%
IRR: #%
EBITDA margin: #%
net margin: #%
operating margin: #%
discount: #%
tax rate: #%
interest rate: #%
response rate: #%
open rate: #%
occupancy: #%
utilization: #%
completion: #%
progress: #%
up to #% faster
reduces costs by #%
reduce {what} by #%
cuts time by #%
save #% on {what}
saves #% of time
saving {org} #%
increase {what} by #%
increases conversion by #%
improves yield by #%
boosts sales by #%
nearly #% of {who}
only #% of {org}
more than #% of {who}
over #% of {org} fail
less than #% of {what}
Problem | #% of {who}
Problem | #% of {org}
Problem | #%
Solution | #% faster
Solution | #% less {what}
Product | #% accuracy
Impact | #% reduction
Results | #% increase in {what}
Case study | #% increase in {what}
Survey | #%
Competition | #%
# countries
# cities
# states
# regions
# languages
# markets
# continents
# continents covered
# offices
# locations
# products
# product lines
# SKUs
# features
# modules
# integrations
# apps
# APIs
# plugins
# templates
# pre-built templates
# ready-made workflows
# workflow templates
# pre-trained models
# models
# AI models
# algorithms
# data points
# datasets
# documents processed
# records
# images
# images analysed
# videos
# lessons
# courses
# questions
# recipes
# articles
# pages
# blog posts
# lines of code
# microservices
# tests
# hours
# hours saved
# hours of content
# hours per week
# minutes
# seconds
# days
# steps
# clicks
# awards
# prizes
# competitions won
# hackathons
# press mentions
# media mentions
# publications
# papers
# citations
# studies
# certifications
# ISO certifications
# reviews
# five-star reviews
# star rating
# ratings
# stars
# NPS
# Net Promoter Score
# interviews
# interviews with {who}
# interviews with {org}
# conversations with {who}
# tests with {who}
# customer interviews
# interviews conducted
# {org} interviewed
# {who} interviewed
# {who} surveyed
# people surveyed
# respondents
# survey responses
# partners
# partnerships
# strategic partners
# distribution partners
# technology partners
# university partners
# advisors
# board members
# mentors
# investors
# angels
# competitors
# competing solutions
# players in the market
# startups
# events
# events per year
# orders
# orders delivered
# orders per month
# orders per day
# deliveries
# deliveries made
# transactions
# transactions per month
# transactions processed
# bookings
# trips
# rides
# meals served
# meals delivered
# units
# units sold
# units shipped
# units produced
# bottles sold
# kits sold
# devices
# devices deployed
# devices connected
# sensors installed
# machines
# robots
# vehicles
# vehicles in fleet
# trees planted
# tons of CO2
# tons of CO2 saved
# tonnes of waste
# kg
# km
# miles
# sqm
# hectares
# acres
# MW
# kWh
# litres
# visits
# monthly visits
# website visitors
# page views
# impressions
# views
# video views
# streams
# messages
# calls
# calls handled
# tickets resolved
# requests
# requests per day
# searches
# queries
# API calls
# sessions
# appointments
# consultations
# tests performed
# procedures
# surgeries
# clinical trials
# clinical studies
# properties listed
# listings
# jobs posted
# jobs created
# projects
# projects completed
# projects delivered
# campaigns
# launches
# exits
# prior exits
# startups founded
# years
# generations
# version
# step
# phase
# stage
# slide
# page
# main competitors
# pillars
# benefits
# reasons
# revenue streams
# sources of revenue
# customer segments
# verticals
# use cases
# product categories
# channels
# tokens
# shares
# options
# votes
# points
# credits
# kg of waste
# deaths per year
# accidents per year
# new hires
# hires planned
# engineers to hire
# planned locations
# stores planned
# square feet
# data centers
# satellites
# universities in our network
# likes
# comments
# shares on social media
# emails
# contacts
# email subscribers
# Instagram followers
NPS: #
Net Promoter Score: #
countries: #
cities: #
languages: #
integrations: #
products: #
orders: #
transactions: #
orders per day: #
units sold: #
deliveries: #
partners: #
investors: #
interviews: #
rating: #
score: #
TRL: #
page views: #
visits: #
website visits: #
available in # countries
active in # countries
present in # countries
operating in # cities
across # countries
over # data points
covering # {what}
built # {what}
tested with # {who}
interviewed # {org}
interviewed # {who}
surveyed # {who}
we spoke to # {org}
founded # companies
sold # companies
published # papers
won # awards
top # startups
one of the # best startups
selected among # startups
hiring # engineers
hire # people
create # jobs
save # lives
supports # languages
supports up to # users
scales to # users
handles # requests per second
up to # users
for # users
for up to # employees
{org} with more than # employees
each {org} has # {who}
# per {org}
# per day
# times per week
Problem | # hours
Product | # {what}
Technology | # {what}
Team | # patents as inventor
Team | # publications
Competition | # {org}
Competition | # users
Competition | # customers
Competition | {firm} # users
Competition | {firm} # employees
Roadmap | # cities
Case study | # {what}
Solution | # {what}
How it works | # steps
$# saved
$# saved per year
$# in savings
$# savings per {org}
$# saved for our clients
$# saved by customers
$# additional revenue for {org}
$# cost savings
$# in value created
$# fine
$# fines
$# penalty
$# prize
$# prize money
$# average salary
$# salary
$# per year salary
$# debt
$# loan
$# student debt
$# net worth
$# income per household
$# average income
$# GDP per capita
$# rent per month in {place}
$# acquisition by {firm}
$# exit at previous company
$# raised by {firm}
$# raised by competitors
$# valuation of {firm}
$# in funding for competitors
$# acquired by {firm}
$# in revenue at {firm}
$# managed at {firm}
$# portfolio at previous job
$# budget managed
$# share capital
$# deposit required
$# insurance coverage
$# coverage
$# credit
$# free credits
$# AWS credits
$# in cloud credits
$# gift card
$# cashback
$# per hour wage
$# cost of a breach
$# average cost of a claim
$# average cost per incident
$# cost per patient to the system
$# lost per {org}
$# lost per employee
$# wasted per {org} per year
$# spent per {who}
saves $# per year
saves {org} $# a year
saving $# per month
save up to $#
reduces costs from $#
loses $# per year
each {org} loses $# a month
the average {org} spends $#
average household spends $#
fined $#
acquired for $#
{firm} acquired for $#
{firm} raised $#
{firm} valued at $#
{firm}: $#
sold his company for $#
led a $# business at {firm}
grew {firm} to $# in revenue
managed $# at {firm}
break-even: $#
share price: $#
salary: $#
net worth: $#
debt: $#
Competition | $#
Competition | {firm} $#
Competition | $# per month
Competition | {firm} raised $#
Team | $#
Team | $# exit
Team | scaled revenue to $#
Problem | $# per {org}
Problem | $# per year per {org}
Case study | $# saved
Case study | $#
Solution | saves $#
Example | $#
How it works | $#
Exit | {firm} $#
#mo
#mo old
#mo ago
#mo warranty
#mo guarantee
#mo free
#mo free trial
#mo trial
#mo lifespan
#mo battery life
#mo delivery
#mo delivery time
#mo lead time
#mo to implement
#mo to deploy
#mo setup
#mo onboarding
#mo to launch
#mo to market
#mo development
#mo of development
#mo of R&D
#mo in development
#mo in the making
#mo in business
#mo on the market
#mo exclusivity
#mo vesting
#mo cliff
#mo waiting time
#mo average wait
#mo wait for an appointment
#mo response time
#mo turnaround
#mo saved
#mo wasted
#mo a day
#mo per week on admin
#mo of study
#mo program
#mo accelerator
#mo pilot
#mo training
#mo roadmap
#mo plan
#mo projection
#mo average age
#mo life expectancy
#mo horizon
#mo investment horizon
#mo maturity
#mo loan term
next #mo
last #mo
within #mo
in #mo
in the next #mo
every #mo
after #mo
over #mo
delivery: #mo
time to market: #mo
lead time: #mo
duration: #mo
age: #mo
response time: #mo
implementation: #mo
Problem | #mo wait
Product | #mo
Roadmap | #mo
Solution | #mo
#x faster
#x cheaper
#x better
#x more efficient
#x ROI
#x return
#x return on investment
#x revenue multiple
#x ARR
#x revenue
#x EBITDA
#x multiple
#x ROAS
#x higher conversion
#x increase in {what}
#x productivity
#x oversubscribed
ROI: #x
ROAS: #x
return: #x
multiple: #x
exit multiple: #x
Market | #x
`,
};
