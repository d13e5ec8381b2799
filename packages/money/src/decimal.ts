/** A decimal number without binary rounding: `digits` divided by ten to the power of `scale`. */
export type Decimal = { digits: bigint; scale: number };

/** The decimal that one reads when a number is printed: 1.005 is 1005 thousandths, not 1.00499999999999989. */
export function toDecimal(value: number): Decimal {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!parts) throw new RangeError(`Not a finite number: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** The exact product of two decimals. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/**
 * The decimal in whole units of ten to the power of minus `scale`, rounded half up. Halves go away from zero, so that a
 * refund is the mirror of its charge.
 */
export function roundHalfUp(value: Decimal, scale: number): bigint {
  if (value.scale <= scale) return value.digits * 10n ** BigInt(scale - value.scale);
  const unit = 10n ** BigInt(value.scale - scale);
  const magnitude = value.digits < 0n ? -value.digits : value.digits;
  const rounded = (magnitude * 2n + unit) / (unit * 2n);
  return value.digits < 0n ? -rounded : rounded;
}
