/** The text with the digits of Arabic and Persian keyboards as Latin ones. Everything else stays. */
export function withLatinDigits(text: string): string {
  // The last four bits of both kinds of digits are their values: U+0660 to U+0669, U+06F0 to U+06F9.
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Latin digits only: Arabic and Persian ones become Latin, everything else is dropped. */
export function toLatinDigits(text: string): string {
  return withLatinDigits(text).replaceAll(/[^0-9]/g, '');
}
