import { inflateSync } from 'node:zlib';

/** The text of a PDF: its lines as they are rendered, from left to right in every language, without the space between columns. */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Letters>();
  for (const { head } of objects.values()) {
    const [, listed = ''] = /\/Font <<([^>]*)>>/.exec(head) ?? [];
    for (const [, name = '', id = ''] of listed.matchAll(/\/(\S+) (\d+) 0 R/g)) fonts.set(name, readLetters(id, objects));
  }
  const pages = [...objects.values()].filter(({ head }) => !head.includes('/Type') && !head.includes('/Length1'));
  return pages.map(({ stream = '' }) => readLines(stream, fonts)).join('');
}

/** Begins a line wherever the height changes. */
function readLines(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let text = '';
  let height: string | undefined;
  let letters: Letters = new Map();
  for (const [, nextHeight, font, shown = ''] of content.matchAll(/([\d.]+) Tm|\/(\S+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (nextHeight !== undefined) {
      if (nextHeight !== height) text += '\n';
      height = nextHeight;
    } else if (font !== undefined) letters = fonts.get(font) ?? letters;
    else text += Array.from(shown.matchAll(/<([^>]*)>/g), ([, codes = '']) => decode(codes, letters)).join('');
  }
  return text;
}

type Letters = ReadonlyMap<string, string>;
type PdfObjects = Map<string, { head: string; stream: string | undefined }>;

function readObjects(pdf: Buffer): PdfObjects {
  const text = pdf.toString('latin1');
  const objects: PdfObjects = new Map();
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split('\nstream\n');
    objects.set(id, { head, stream: packed && unpack(head, packed) });
  }
  return objects;
}

function unpack(head: string, packed: string): string {
  const bytes = Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The letters of the codes of a font, which each PDF numbers itself. */
function readLetters(id: string, objects: PdfObjects): Letters {
  const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
  const letters = new Map<string, string>();
  const ranges = (objects.get(map)?.stream ?? '').matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi);
  for (const [, first = '', list = ''] of ranges) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(code, Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

const decode = (codes: string, letters: Letters) => Array.from(codes.matchAll(/.{4}/g), ([code]) => letters.get(code) ?? '').join('');
