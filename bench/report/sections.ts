import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = (name: string) => ({ start: `<!-- ${name} -->`, end: `<!-- end of ${name} -->` });

/** Replaces the named section of a document; a new section is appended. */
export function writeSection(file: string, name: string, text: string): void {
  const { start, end } = mark(name);
  const whole = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [from, to] = [whole.indexOf(start), whole.indexOf(end)];
  const section = `${start}\n\n${text.trim()}\n\n${end}`;
  const isThere = from >= 0 && to > from;
  writeFileSync(file, isThere ? whole.slice(0, from) + section + whole.slice(to + end.length) : `${whole.trimEnd()}\n\n${section}\n`);
}

/** Reads all named sections of a document but one, so that they survive when the rest is rewritten. */
export function readSections(file: string, except: string): string {
  if (!existsSync(file)) return '';
  return [...readFileSync(file, 'utf8').matchAll(/<!-- ([^>]+) -->\n[\s\S]*?<!-- end of \1 -->/g)]
    .filter(([, name]) => name !== except)
    .map(([section]) => `\n${section}\n`)
    .join('');
}
