/** Currencies that Stripe counts in whole units, and those it counts in thousandths; all others in hundredths, as the market does. */
const inWholes = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

const perUnit = 100;
const thousandthsInHundredth = 10;

/** Hundredths as Stripe counts them; null where it has no coin so small. */
export function toStripe(amount: number, currency: string): number | null {
  if (inThousandths.has(currency)) return amount * thousandthsInHundredth;
  if (!inWholes.has(currency)) return amount;
  return amount % perUnit === 0 ? amount / perUnit : null;
}

/** The reverse. What is no whole number of hundredths stays a fraction, which equals no amount of ours. */
export function fromStripe(amount: number, currency: string): number {
  if (inThousandths.has(currency)) return amount / thousandthsInHundredth;
  return inWholes.has(currency) ? amount * perUnit : amount;
}
