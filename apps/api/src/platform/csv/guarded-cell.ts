/** What a spreadsheet takes for the beginning of a formula; also behind the apostrophe that says it is none. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that no spreadsheet calculates: whoever writes a product's name must not run anything at whoever opens the sheet. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text as it was before it was guarded. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
