/** Letters and digits only, in capitals; digits of Arabic and Persian keyboards become Latin ones. */
export function compactNumber(typed: string): string {
  // The last four bits of both kinds of digits are their values.
  const latin = typed.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return latin.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** Whether the checksum of an IBAN without spaces is right (ISO 13616: the remainder by 97 is 1). */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  const moved = number.slice(4) + number.slice(0, 4);
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** The last characters by which an account is recognised. */
export function endingOf(number: string): string {
  return [...compactNumber(number)].slice(-4).join('');
}
