/** A rule of the stylesheet, made by the build (`style-rules.ts`). */
export type StyleRule = {
  css: string;
  /** The at-rules around it: `@layer utilities`, `@media (width>=48rem)`. */
  within: readonly string[];
  /** The classes of each of its selectors; a rule without this field applies to every page. */
  needs?: readonly (readonly string[])[];
  /** The custom property or animation that it defines; it is needed if another rule uses that. */
  defines?: string;
  uses: readonly string[];
};
export type StyleRules = {
  /** The whole stylesheet without fonts, which pages load after their first paint. */
  file: string;
  /** All cascade layers in their order. */
  layers: readonly string[];
  rules: readonly StyleRule[];
};

export type PageStyles = {
  /** The rules that apply to some HTML in a language (BCP 47), in their order. */
  select: (html: string, language: string) => string;
};

/** Pages of one type differ in few classes, so that few selections occur; each is about 50 kB. */
const maxSelections = 60;

export function createPageStyles({ layers, rules }: Pick<StyleRules, 'layers' | 'rules'>): PageStyles {
  const names = [...new Set(rules.flatMap(({ needs = [] }) => needs.flat()))];
  const numbers = new Map(names.map((name, index) => [name, index]));
  const lists = new Map<string, readonly number[]>();
  const selections = new Map<string, string>();

  /** The classes in a `class` attribute that rules need; its values repeat within and between pages. */
  function classesIn(value: string): readonly number[] {
    const known = lists.get(value);
    if (known) return known;
    const classes = value.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/);
    const list = classes.flatMap((name) => numbers.get(name) ?? []);
    if (lists.size < 5000) lists.set(value, list);
    return list;
  }

  function select(html: string, language: string): string {
    const present = new Uint8Array(names.length);
    for (const value of classValues(html)) for (const index of classesIn(value)) present[index] = 1;
    const own = ownFonts.find(({ languages }) => languages.test(language));
    const key = `${own?.families ?? ''}${present.join('')}`;
    const css =
      selections.get(key) ??
      write(layers, selectRules(rules.filter(isFontOf(own)), new Set(names.filter((_name, index) => present[index]))));
    // The map is in order of use: its first entry is the least recently used.
    selections.delete(key);
    selections.set(key, css);
    const [oldest] = selections.keys();
    if (selections.size > maxSelections && oldest !== undefined) selections.delete(oldest);
    return css;
  }

  return { select };
}

/** Fonts of one script's headings and text: pages in other languages do not declare them. */
const ownFonts = [
  { languages: /^ar\b/, families: /^@font-face ?\{\s*font-family: ?['"]?Reem/ },
  { languages: /^fa\b/, families: /^@font-face ?\{\s*font-family: ?['"]?Vazirmatn/ },
  { languages: /./, families: /^@font-face ?\{\s*font-family: ?['"]?Fraunces/ },
];

function isFontOf(own: (typeof ownFonts)[number] | undefined) {
  return ({ css }: StyleRule) => !ownFonts.some((fonts) => fonts !== own && fonts.families.test(css));
}

/** The distinct values of all `class` attributes. A search is faster than a regular expression. */
function classValues(html: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return values;
}

const attribute = ' class="';
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

function selectRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  const selected = new Set(
    rules.filter(({ needs, defines }) => (needs ? needs.some((names) => names.every((name) => classes.has(name))) : defines === undefined)),
  );
  const used = new Set([...selected].flatMap(({ uses }) => uses));
  return rules.filter((rule) => selected.has(rule) || (rule.defines !== undefined && used.has(rule.defines)));
}

/** Writes rules with the at-rules around them; neighbours share these. */
function write(layers: readonly string[], rules: readonly StyleRule[]): string {
  const parts = [layers.length > 0 ? `@layer ${layers.join(',')};` : ''];
  let open: readonly string[] = [];
  for (const { css, within } of rules) {
    const shared = open.findIndex((group, index) => within[index] !== group);
    const common = shared === -1 ? open.length : shared;
    parts.push('}'.repeat(open.length - common), ...within.slice(common).map((group) => `${group}{`), css);
    open = within;
  }
  return parts.join('') + '}'.repeat(open.length);
}
