import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';
import type { StyleRule, StyleRules } from './src/app/start/page-styles.ts';

/**
 * Prepares the stylesheet for server-rendered pages. `.vite/style-rules.json` lists its rules by the classes that they
 * need, so that a page inlines only its own. A second file, which pages load after their first paint, has everything
 * except the fonts: a font that is declared again would load again.
 */
export function styleRules(): Plugin {
  let rules: StyleRules | undefined;
  return {
    name: 'souk:style-rules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const [sheet] = sheets;
      if (sheet?.type !== 'asset' || sheets.length > 1) throw new Error('The build has more or less than one stylesheet');
      const root = postcss.parse(String(sheet.source));
      // Tailwind's fallback for browsers without `@property`, which are older than those that Souk supports.
      const listed = listRules(root).filter(({ within }) => !within.includes('@layer properties'));
      root.walkAtRules('font-face', (font) => void font.remove());
      const whole = root.toString();
      const file = `assets/styles-${createHash('sha256').update(whole).digest('base64url').slice(0, 8)}.css`;
      this.emitFile({ type: 'asset', fileName: file, source: whole });
      rules = { file, layers: listLayers(listed), rules: listed };
    },
    async writeBundle({ dir }) {
      const path = join(dir ?? '', '.vite', 'style-rules.json');
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, JSON.stringify(rules));
    },
  };
}

/** All rules in their order. A rule inside `@layer` and `@media` lists these under `within`. */
export function listRules(parent: Container, within: readonly string[] = []): StyleRule[] {
  return (parent.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === 'comment' || isOfPickers(node)) return [];
    if (node.type === 'atrule' && isGroup(node)) return listRules(node, [...within, `@${node.name} ${node.params}`.trim()]);
    return [{ css: textOf(node), within, ...needsOf(node), ...defined(node), uses: usedNames(node) }];
  });
}

/**
 * Whether a rule is about the inner parts of date, number and file inputs. No page shows them before its whole stylesheet
 * is there, so that no page inlines such a rule.
 */
function isOfPickers(node: ChildNode): boolean {
  return node.type === 'rule' && node.selectors.every((selector) => pickers.test(selector));
}

const pickers = /^(::-webkit-(date|calendar|inner-spin|outer-spin)[-\w]*|::file-selector-button|:-moz-ui-invalid)$/;

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style']);

function isGroup({ name, nodes }: AtRule): boolean {
  return groups.has(name) && nodes !== undefined;
}

function textOf(node: ChildNode): string {
  return node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
}

/** The classes of each selector of a rule; nothing if one of them matches without any class. */
function needsOf(node: ChildNode): Pick<StyleRule, 'needs'> {
  if (node.type !== 'rule') return {};
  const needs = node.selectors.map(classesOf);
  return needs.every((classes) => classes.length > 0) ? { needs } : {};
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|[-\w]|[^\0-\x7f])+)/gi;
/** A functional pseudo-class without another one inside. */
const functional = /:(not|is|where|has|host|nth-child|nth-last-child)\(([^()]*)\)/;

/** The classes without which a selector matches nothing: those in `:not()` and in lists of alternatives do not count. */
export function classesOf(selector: string): string[] {
  // Escaped brackets, commas and points are part of a name.
  let plain = selector.replaceAll(/\\([^0-9a-f])/gi, (_escape, sign: string) => `\\${sign.charCodeAt(0).toString(16)} `);
  plain = plain.replaceAll(/\[[^\]]*\]/g, '');
  for (let found = functional.exec(plain); found; found = functional.exec(plain)) {
    const [whole, name, inner = ''] = found;
    const counts = name !== 'not' && !inner.includes(',');
    plain = plain.replace(whole, () => (counts ? ` ${inner} ` : ' '));
  }
  return [...plain.matchAll(className)].map(([, name = '']) => unescapeClass(name));
}

function unescapeClass(name: string): string {
  return name.replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_escape, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** The name by which other rules refer to it: of a custom property's type, or an animation. */
function defined(node: ChildNode): Pick<StyleRule, 'defines'> {
  const isNamed = node.type === 'atrule' && ['property', 'keyframes'].includes(node.name);
  return isNamed ? { defines: node.params } : {};
}

/** The custom properties and animations that a rule mentions. */
function usedNames(node: ChildNode): string[] {
  if (node.type !== 'rule') return [];
  const names = new Set<string>();
  node.walkDecls(({ prop, value }) => {
    for (const [name] of `${prop} ${value}`.matchAll(/--[\w-]+/g)) names.add(name);
    if (/^(animation(-name)?|--animate.*)$/.test(prop)) for (const [name] of value.matchAll(/[a-z][\w-]*/gi)) names.add(name);
  });
  return [...names];
}

function listLayers(rules: readonly StyleRule[]): string[] {
  return [...new Set(rules.flatMap(({ within }) => within.filter((group) => group.startsWith('@layer '))))].map((group) => group.slice(7));
}
