/** The parts of a page that go into `index.html`. */
export type HtmlParts = {
  language: string;
  direction: string;
  scheme: 'system' | 'light' | 'dark';
  head: string;
  /** Links at the very beginning of the body. */
  links: string;
  body: string;
  /** JSON text for the element with the id `dataId`. */
  data: string;
  dataId: string;
};

const headMark = /<!--head-->[\s\S]*?<!--\/head-->/;
/** With them plain files start at once; a page of the server comes dressed, and starts once it is painted. */
const buildTags = /<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>/g;

/** The built `index.html` with a page in it. */
export function fillTemplate(template: string, parts: HtmlParts): string {
  const theme = parts.scheme === 'system' ? '' : ` data-theme="${parts.scheme}"`;
  // A closing tag inside the data would end its element.
  const data = parts.data.replaceAll('<', '\\u003c');
  return template
    .replaceAll(buildTags, '')
    .replace(/<html[^>]*>/, () => `<html lang="${parts.language}" dir="${parts.direction}"${theme}>`)
    .replace(headMark, () => parts.head)
    .replace('<body>', () => `<body>${parts.links}`)
    .replace('<!--app-->', () => parts.body)
    .replace('<!--data-->', () => `<script type="application/json" id="${parts.dataId}">${data}</script>`);
}
