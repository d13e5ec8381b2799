import { Extension, Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/*
 * The schema of the editor: the elements and attributes that the server's cleaner retains (apps/api/src/platform/text/html.ts). The
 * elements that it lacks, sections of tables and captions, are edited as HTML.
 */

/** `dir` and `lang` of the elements that have a text. */
const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem', 'bulletList', 'orderedList'],
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
});

/** A mark that is one element without attributes. */
function plainMark(name: string) {
  return Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });
}

const Caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null, rel: null, class: null } },
    trailingNode: false,
    codeBlock: { languageClassPrefix: null, HTMLAttributes: {} },
  }),
  Image.configure({ inline: false }),
  Table.configure({ resizable: false, renderWrapper: false }),
  TableRow,
  TableHeader,
  TableCell,
  plainMark('sub'),
  plainMark('sup'),
  plainMark('small'),
  Direction,
  Figure,
  Caption,
];

/** The editor's HTML without what the server removes anyway: widths of columns, and paragraphs that only wrap a list's item or a cell. */
export function cleanMarkup(html: string): string {
  const root = new DOMParser().parseFromString(html, 'text/html').body;
  for (const each of root.querySelectorAll('colgroup')) each.remove();
  for (const each of root.querySelectorAll('table, th, td')) each.removeAttribute('style');
  for (const each of root.querySelectorAll('[colspan="1"]')) each.removeAttribute('colspan');
  for (const each of root.querySelectorAll('[rowspan="1"]')) each.removeAttribute('rowspan');
  for (const each of root.querySelectorAll('li > p:only-child, th > p:only-child, td > p:only-child')) each.replaceWith(...each.childNodes);
  for (const each of root.querySelectorAll('li > p:first-child:has(+ ul), li > p:first-child:has(+ ol)'))
    each.replaceWith(...each.childNodes);
  return root.innerHTML
    .replaceAll('<br>', '<br />')
    .replaceAll('<hr>', '<hr />')
    .replaceAll(/<img([^>]*?)>/g, '<img$1 />');
}

/** Whether two texts differ in their breaks of lines alone, which no browser shows. */
export function isSameMarkup(one: string, other: string): boolean {
  return withoutBreaks(one) === withoutBreaks(other);
}

function withoutBreaks(html: string): string {
  return html
    .trim()
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ');
}
