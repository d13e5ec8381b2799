/** Control characters but line break and tab, line separators, and characters that reorder the text after them. */
const controls = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text that no terminal obeys: each control character as `\u001b`. */
export function escapeControls(text: string): string {
  return text.replaceAll(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
