/** The parts of a page that go into `index.html`. */
export type HtmlParts = {
  language: string;
  direction: string;
  scheme: 'system' | 'light' | 'dark';
  head: string;
  body: string;
  /** JSON text for the element with the id `dataId`. */
  data: string;
  dataId: string;
};

const headMark = /<!--head-->[\s\S]*?<!--\/head-->/;

/** The built `index.html` with a page in it. It keeps the tags that the build wrote there. */
export function fillTemplate(template: string, parts: HtmlParts): string {
  const theme = parts.scheme === 'system' ? '' : ` data-theme="${parts.scheme}"`;
  // A closing tag inside the data would end its element.
  const data = parts.data.replaceAll('<', '\\u003c');
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${parts.language}" dir="${parts.direction}"${theme}>`)
    .replace(headMark, () => parts.head)
    .replace('<!--app-->', () => parts.body)
    .replace('<!--data-->', () => `<script type="application/json" id="${parts.dataId}">${data}</script>`);
}
