/** Currencies of which one unit is worth a cent or so: amounts in them are a hundred times those that are usual elsewhere. */
const SMALL_UNITS = new Set(
  "INR NGN JPY KRW IDR VND PKR BDT KES HUF CLP COP ARS XOF XAF AOA RWF UGX TZS DZD PHP LKR NPR RUB RSD ISK ALL AMD KZT UZS MGA MMK LAK KHR MNT PYG CRC JMD CVE CDF BIF GNF MWK IQD LBP ETB".split(
    " ",
  ),
);

/** Whether what is plausible in euros or dollars says nothing about an amount in this currency. */
export function hasSmallUnits(currency: string | undefined): boolean {
  return currency !== undefined && SMALL_UNITS.has(currency);
}
