/** The quantity of a typed text, also in the digits of Arabic and Persian; undefined if it is none. */
export function readStock(text: string): number | undefined {
  const digits = text
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
  return /^\d{1,7}$/.test(digits) && Number(digits) <= maxStock ? Number(digits) : undefined;
}

const maxStock = 1_000_000;
