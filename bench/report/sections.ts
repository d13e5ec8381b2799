import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = (name: string) => ({ start: `<!-- ${name} -->`, end: `<!-- end of ${name} -->` });

/** Puts a text into a document under a name, in place of what stood there under it; a new one goes to the end. */
export function writeSection(file: string, name: string, text: string): void {
  const { start, end } = mark(name);
  const whole = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [from, to] = [whole.indexOf(start), whole.indexOf(end)];
  const section = `${start}\n\n${text.trim()}\n\n${end}`;
  const isThere = from >= 0 && to > from;
  writeFileSync(file, isThere ? whole.slice(0, from) + section + whole.slice(to + end.length) : `${whole.trimEnd()}\n\n${section}\n`);
}

/** All such sections of a document, for whoever writes the rest of it anew. */
export function readSections(file: string): string {
  if (!existsSync(file)) return '';
  return [...readFileSync(file, 'utf8').matchAll(/<!-- ([^>]+) -->\n[\s\S]*?<!-- end of \1 -->/g)]
    .map(([section]) => `\n${section}\n`)
    .join('');
}
