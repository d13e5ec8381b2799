const zeros = ['٠', '۰'].map((zero) => zero.codePointAt(0) ?? 0);

/** Drops what is said again. A plan's own words may say what its terms say, in other digits, letters or marks of direction. */
export function withoutRepeats(gifts: readonly string[]): string[] {
  const said = new Map(gifts.toReversed().map((gift) => [plain(gift), gift]));
  return [...said.values()].toReversed();
}

function plain(gift: string): string {
  return gift
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('٪', '%')
    .replaceAll(/[٠-٩۰-۹]/g, latinDigit)
    .toLowerCase();
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
}
