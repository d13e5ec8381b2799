import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { classesOf, listRules } from '../../../style-rules.ts';
import { createPageStyles } from './page-styles.ts';

/** The rules of a stylesheet that some HTML gets. */
function select(css: string, html: string, layers: string[] = [], language = 'en'): string {
  return createPageStyles({ layers, rules: listRules(postcss.parse(css)) }).select(html, language);
}

test.each([
  ['.card', ['card']],
  ['html .card>img.round:hover', ['card', 'round']],
  ['.max-\\[18rem\\]\\:whitespace-normal', ['max-[18rem]:whitespace-normal']],
  ['.\\32xl\\:p-1\\.5', ['2xl:p-1.5']],
  ['.group-hover\\/card\\:scale-\\[1\\.03\\]:is(:where(.group\\/card):hover *)', ['group/card', 'group-hover/card:scale-[1.03]']],
  ['.grid:not(.grid-flow-col)', ['grid']],
  ['body:has(.sticky-bar) .toast-stack', ['sticky-bar', 'toast-stack']],
  [':is(button,.inline-flex)', []],
  ['a[href$=".pdf"]', []],
  ['.\\[\\&\\>svg\\]\\:size-5>svg', ['[&>svg]:size-5']],
  ['.content-\\[attr\\(data-x\\)\\]:before', ['content-[attr(data-x)]']],
])('%s needs the classes %j', (selector, classes) => {
  expect(classesOf(selector).toSorted()).toEqual(classes.toSorted());
});

describe('the styles of a page', () => {
  test('are the rules whose classes the HTML has, and those without a class', () => {
    expect(select('b{top:0}.a{top:1px}.b{top:2px}.a .c{top:3px}', '<p class="a x"><i class="b"></i>')).toBe(
      'b{top:0}.a{top:1px}.b{top:2px}',
    );
  });

  test('include a rule of which any selector applies', () => {
    expect(select('.a,.b{top:0}', '<p class="b">')).toBe('.a,.b{top:0}');
    expect(select('.a,b{top:0}', '<p>')).toBe('.a,b{top:0}');
  });

  test('have the order and the at-rules of the stylesheet, and all layers', () => {
    const css = '@layer base{.a{top:0}}@layer utilities{@media (width>=1px){.b{top:0}.c{top:0}.a{top:1px}}.b{top:2px}}.a{top:3px}';
    expect(select(css, '<p class="a b">', ['base', 'components', 'utilities'])).toBe(
      '@layer base,components,utilities;@layer base{.a{top:0}}@layer utilities{@media (width>=1px){.b{top:0}.a{top:1px}}.b{top:2px}}.a{top:3px}',
    );
  });

  test('include the animations and custom properties that their rules use', () => {
    const css =
      '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}@keyframes spin{to{top:0}}@keyframes turn{to{top:0}}.a{--x:1}.b{animation:spin 1s}';
    expect(select(css, '<p class="a">')).toBe('@property --x{syntax:"*";inherits:false}.a{--x:1}');
    expect(select(css, '<p class="b">')).toBe('@keyframes spin{to{top:0}}.b{animation:spin 1s}');
  });

  test('leave the inner parts of date, number and file inputs to the whole stylesheet', () => {
    const css =
      '::-webkit-datetime-edit{padding:0}::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}::file-selector-button{margin:0}';
    expect(select(`${css}::placeholder{opacity:1}button,::file-selector-button{top:0}`, '')).toBe(
      '::placeholder{opacity:1}button,::file-selector-button{top:0}',
    );
  });

  test('know classes that HTML escapes', () => {
    expect(select('.\\[\\&\\>svg\\]\\:x>svg{top:0}', '<p class="[&amp;&gt;svg]:x">')).toBe('.\\[\\&\\>svg\\]\\:x>svg{top:0}');
  });

  test('are selected again for other classes', () => {
    const styles = createPageStyles({ layers: [], rules: listRules(postcss.parse('.a{top:0}.b{top:0}')) });
    expect(['a', 'b', 'a', 'c'].map((name) => styles.select(`<p class="${name}">`, 'en'))).toEqual([
      '.a{top:0}',
      '.b{top:0}',
      '.a{top:0}',
      '',
    ]);
  });
});

test('a page declares the fonts of its language', () => {
  const font = (family: string) => `@font-face{font-family:${family};src:url(a.woff2)}`;
  const css = ['Cairo', 'Fraunces', 'Reem Kufi', 'Vazirmatn'].map(font).join('');
  expect(select(css, '', [], 'en')).toBe(font('Cairo') + font('Fraunces'));
  expect(select(css, '', [], 'ar')).toBe(font('Cairo') + font('Reem Kufi'));
  expect(select(css, '', [], 'fa')).toBe(font('Cairo') + font('Vazirmatn'));
});
