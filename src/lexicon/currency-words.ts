/** What people call money in words, in English, French and Portuguese, and its code. */
export const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  ...{
    euro: "EUR",
    euros: "EUR",
    dollar: "USD",
    dollars: "USD",
    dólar: "USD",
    dólares: "USD",
    dolar: "USD",
    dolares: "USD",
  },
  ...{ reais: "BRL", pounds: "GBP", pound: "GBP", "pounds sterling": "GBP", yen: "JPY", yens: "JPY" },
  // "livres" alone are books, "libras" a weight.
  ...{ "livres sterling": "GBP", "livre sterling": "GBP", "libras esterlinas": "GBP", "libra esterlina": "GBP" },
  ...{ ienes: "JPY", rupees: "INR", rupee: "INR", roupies: "INR", rupias: "INR", naira: "NGN", nairas: "NGN" },
  ...{ soles: "PEN", ariary: "MGA", cedis: "GHS", shillings: "KES", dirhams: "MAD", fcfa: "XOF", kwanzas: "AOA" },
};

/** A pattern for all of them; the caller adds the boundaries. */
export const CURRENCY_WORD = Object.keys(CURRENCY_NAMES)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
