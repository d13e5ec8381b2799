import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collectBareTexts, collectTexts } from './collect-texts.ts';
import { spokenElsewhere } from './spoken-elsewhere.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = [
  'apps/storefront/src',
  'packages/ui/src',
  'packages/client/src',
  'apps/api/src/modules',
  'apps/api/src/workflows',
  'apps/api/src/integrations/payments',
  'apps/api/src/platform',
  'packages/contract/src',
];
const found = collectTexts(folders.map((folder) => `${root}${folder}`)).filter(({ text }) =>
  // Quotation marks are written as the language writes them.
  /[\p{L}“]/u.test(text.replaceAll(/\{\w+\}/g, '')),
);
const wanted = [...found, ...spokenElsewhere.map((text) => ({ text, plural: false, file: 'spoken-elsewhere.ts' }))];

/** The back office carries its own texts; the server's words for shoppers come translated with its answers. */
const panelFolders = ['admin', 'app', 'features', 'lib'].map((folder) => `${root}apps/back-office/src/${folder}`);
const ofPanel = collectTexts([...panelFolders, `${root}packages/ui/src`]);
/** These parts of the panel load their texts with their first page. A text that both have is one of the other pages. */
const parts = {
  settings: ['admin/settings/', 'features/settings/', 'features/texts/', 'features/site-lists/', 'features/system/'],
  products: ['admin/catalog/', 'admin/product', 'features/products/', 'features/categories/', 'features/terms/'],
};
const textsOf = (isWanted: (file: string) => boolean) => collectTexts([...panelFolders, `${root}packages/ui/src`], isWanted);
const isIn = (part: keyof typeof parts) => (file: string) =>
  parts[part].some((beginning) => file.startsWith(`${root}apps/back-office/src/${beginning}`));
const has = (texts: typeof ofPanel) => (wantedText: { text: string }) => texts.some(({ text }) => text === wantedText.text);
const inOthers = has(textsOf((file) => !isIn('settings')(file) && !isIn('products')(file)));
const [inSettings, inProducts] = [has(textsOf(isIn('settings'))), has(textsOf(isIn('products')))];
const ofSettings = ofPanel.filter((each) => inSettings(each) && !inProducts(each) && !inOthers(each));
const ofProducts = ofPanel.filter((each) => inProducts(each) && !inSettings(each) && !inOthers(each));
const ofOtherPages = ofPanel.filter((each) => !has(ofSettings)(each) && !has(ofProducts)(each));
/** The seller panel loads the texts of the other pages of the admin panel too, with its products those of products, and those of its money and of its promotions. */
const inMoney = (file: string) => /\/seller\/(money\/|pages\/money-)/.test(file);
const inPromotions = (file: string) => /\/seller\/(vouchers\/|sales\/|pages\/(vouchers?|sales?)-page)/.test(file);
const sellerFolder = [`${root}apps/back-office/src/seller`];
const ofSellerPanel = collectTexts(sellerFolder, (file) => !inMoney(file) && !inPromotions(file)).filter(
  (each) => !has(ofOtherPages)(each),
);
const ofMoney = collectTexts(sellerFolder, inMoney).filter((each) => !has(ofOtherPages)(each) && !has(ofSellerPanel)(each));
const ofPromotions = collectTexts(sellerFolder, inPromotions).filter((each) => !has(ofOtherPages)(each) && !has(ofSellerPanel)(each));

function readTexts(locale: string, application = 'storefront'): Record<string, string> {
  const file = `${root}packages/texts/src/${application}/${locale}.json`;
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

function places(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
}

describe.each([
  ['storefront', 'ar', 'ar', wanted],
  ['storefront', 'ir', 'fa', wanted],
  ['back-office', 'ar', 'ar', ofOtherPages],
  ['back-office', 'ir', 'fa', ofOtherPages],
  ['back-office-settings', 'ar', 'ar', ofSettings],
  ['back-office-settings', 'ir', 'fa', ofSettings],
  ['back-office-products', 'ar', 'ar', ofProducts],
  ['back-office-products', 'ir', 'fa', ofProducts],
  ['seller', 'ar', 'ar', ofSellerPanel],
  ['seller', 'ir', 'fa', ofSellerPanel],
  ['seller-money', 'ar', 'ar', ofMoney],
  ['seller-money', 'ir', 'fa', ofMoney],
  ['seller-promotions', 'ar', 'ar', ofPromotions],
  ['seller-promotions', 'ir', 'fa', ofPromotions],
])('the texts of the %s in %s', (application, locale, language, wanted) => {
  const texts = readTexts(locale, application);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'other');

  test('[settings-05] every text is translated', () => {
    const missing = wanted.filter(({ text }) => !texts[text]).map(({ text, file }) => `${text}  (${file.replace(root, '')})`);
    expect(missing).toEqual([]);
  });

  test('every plural category of the language has a form', () => {
    const plurals = wanted.filter(({ plural }) => plural).flatMap(({ text }) => forms.map((form) => `${text}|${form}`));
    expect(plurals.filter((key) => !texts[key])).toEqual([]);
  });

  test('translations have the same placeholders', () => {
    const different = Object.entries(texts).filter(([key, text]) => {
      // "One item" may write the number in words.
      if (key.includes('|')) return places(text).some((place) => !places(key).includes(place));
      return places(text).join() !== places(key).join();
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test('digits are those that the software writes into the texts: Persian ones in Persian, Western ones in Arabic', () => {
    const foreign = locale === 'ir' ? /[0-9٠-٩%]/ : /[٠-٩۰-۹٪]/;
    expect(Object.values(texts).filter((text) => foreign.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('commas, semicolons, question marks and quotation marks are those of the script', () => {
    const plain = (text: string) => text.replaceAll(/\{\w+\}/g, 'X');
    expect(Object.values(texts).filter((text) => /[\u0600-\u06ff]\s*[,;?]|["“”]|\s[،؛؟]/.test(plain(text)))).toEqual([]);
  });

  test('there is no unused text', () => {
    const known = new Set(wanted.map(({ text }) => text));
    const unused = Object.keys(texts).filter((key) => !known.has(key.split('|')[0] ?? ''));
    expect(unused, 'No source contains these texts; one that is chosen by a variable needs its line in spoken-elsewhere.ts').toEqual([]);
  });
});

test('Persian writes its genitive in one way, and one thing has one name', () => {
  const texts = [
    ...Object.values(readTexts('ir')),
    ...Object.values(readTexts('ir', 'back-office')),
    ...Object.values(readTexts('ir', 'back-office-settings')),
    ...Object.values(readTexts('ir', 'back-office-products')),
    ...Object.values(readTexts('ir', 'seller')),
    ...Object.values(readTexts('ir', 'seller-money')),
    ...Object.values(readTexts('ir', 'seller-promotions')),
  ];
  expect(texts.filter((text) => /هٔ|ۀ|آدرس|پرونده|رایانامه|جستجو|نمایه/.test(text))).toEqual([]);
});

test('[settings-05] no markup contains an untranslated text', () => {
  const bare = ['apps/storefront/src', 'apps/back-office/src', 'packages/ui/src'].flatMap((folder) => collectBareTexts(`${root}${folder}`));
  expect(bare.map(({ text, file }) => `${text}  (${file.replace(root, '')})`)).toEqual([]);
});

test('planted texts are found everywhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-texts-'));
  const planted = `export const Planted = () => (
    <section aria-label="Planted label" title={t('Planted title')}>
      Planted words {plural(2, 'One planted', '{count} planted')}
    </section>
  );`;
  writeFileSync(join(folder, 'planted.tsx'), planted);
  try {
    expect(collectTexts([folder]).map(({ text }) => text)).toEqual(['Planted title', '{count} planted']);
    expect(collectBareTexts(folder).map(({ text }) => text)).toEqual(['Planted label', 'Planted words']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
