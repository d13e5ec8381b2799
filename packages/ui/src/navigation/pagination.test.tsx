import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pagination, pageEntries, paginationLocales } from './pagination.tsx';

type Props = ComponentProps<typeof Pagination>;
const link: Props['target'] = { type: 'link', url: '/products?page={page}' };

function render(props: Partial<Props>): string {
  return renderToString(<Pagination page={1} total={100} target={link} {...props} />);
}
function row(page: number, pages: number, buttons = 5): string {
  return pageEntries(page, pages, buttons)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ');
}

describe('[browse-02] pagination', () => {
  test('shows five pages around the current one, and the ends', () => {
    expect(row(1, 3)).toBe('1 2 3');
    expect(row(1, 20)).toBe('1 2 3 4 5 … 20');
    expect(row(4, 20)).toBe('1 2 3 4 5 6 … 20');
    expect(row(10, 20)).toBe('1 … 8 9 10 11 12 … 20');
    expect(row(20, 20)).toBe('1 … 16 17 18 19 20');
    expect(row(5, 9, 1)).toBe('1 … 5 … 9');
    expect(row(3, 6, 4)).toBe('1 2 3 4 5 6');
  });

  test('has ten items per page by default, and renders nothing for a single page', () => {
    expect(render({ total: 11 })).toContain('page=2');
    expect(render({ total: 10 })).toBe('');
    expect(render({ total: 0 })).toBe('');
    expect(render({ total: 11, perPage: 12 })).toBe('');
  });

  test('marks the last page for a number beyond it', () => {
    expect(render({ page: 99, total: 30 })).toMatch(/aria-current="page"[^>]*>3</);
  });

  test.each([
    ['en', 'Previous', 'Next', 'Page 2'],
    ['ar', 'السابق', 'التالي', 'الصفحة 2'],
    ['ir', 'قبلی', 'بعدی', 'صفحه 2'],
  ] as const)('speaks %s', (locale, ...texts) => {
    const html = render({ locale });
    for (const text of texts) expect(html).toContain(`aria-label="${text}"`);
  });

  test('supports both directions', () => {
    expect(render({ direction: 'rtl' })).toContain('dir="rtl"');
    expect(render({})).toContain('dir="ltr"');
  });

  test('links to the template with the page number', () => {
    expect(render({ target: { type: 'link', url: '/shops/{page}?again={page}' } })).toContain('href="/shops/2?again=2"');
    expect(() => render({ target: { type: 'link', url: '/shops' } })).toThrow(/\{page\} placeholder/);
  });

  test('has buttons without addresses in the button type', () => {
    const html = render({ target: { type: 'button', onChange: () => undefined } });
    expect(html).toContain('<button type="button"');
    expect(html).not.toContain('href');
  });

  test.each(['page', 'perPage', 'buttons'] as const)('%s must be a positive whole number', (name) => {
    for (const wrong of [0, -1, 1.5, Number.NaN]) {
      expect(() => render({ [name]: wrong }), `${wrong}`).toThrow(`${name} must be a positive whole number, not ${wrong}`);
    }
  });

  test('throws a clear error for anything else', () => {
    const fromData = (text: string): Partial<Props> => JSON.parse(text);
    expect(() => render(fromData('{"locale":"de"}'))).toThrow(`locale must be one of ${paginationLocales.join(', ')}, not 'de'`);
    expect(() => render(fromData('{"direction":"up"}'))).toThrow("direction must be 'ltr' or 'rtl'");
    expect(() => render(fromData('{"target":{"type":"form"}}'))).toThrow("type must be 'button' or 'link'");
    expect(() => render({ total: -1 })).toThrow('total must be a whole number of 0 or more');
  });
});
