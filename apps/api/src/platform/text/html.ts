/** Markup that is safe to put into a page. */
export type Html = { markup: string };

type Value = Html | string | number | false | undefined | readonly Value[];

/** A piece of a page: what is put in is escaped unless it is a piece itself; `false` and `undefined` are nothing. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: texts.map((text, index) => (index === 0 ? text : written(values[index - 1]) + text)).join('') };
}

function written(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(written).join('');
}

/** A sentence whose names stand between backticks. */
export function prose(sentence: string): Html {
  return html`${sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
