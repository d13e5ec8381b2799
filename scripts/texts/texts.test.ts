import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collectOperatorTexts } from './collect-operator-texts.ts';
import { collectBareTexts, collectTexts } from './collect-texts.ts';
import { listPanelFields, listPanelWords } from './panel-words.ts';
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
const office = `${root}apps/back-office/src/`;
const adminFolders = ['admin', 'app', 'features'].map((folder) => office + folder);
/** Parts of `lib` that only the admin panel shows. */
const isAdminsAlone = (file: string) => /\/lib\/(audit\/|seo\/|permission-fields|role-words)/.test(file);
/** Pages with formatted texts load those of the editor. */
const isRichText = (file: string) => file.includes('/lib/rich-text/');
const ofBothPanels = collectTexts([`${office}lib`, `${root}packages/ui/src`], (file) => !isAdminsAlone(file) && !isRichText(file));
const has = (texts: typeof found) => (wantedText: { text: string }) => texts.some(({ text }) => text === wantedText.text);
const without =
  (...others: (typeof found)[]) =>
  (each: { text: string }) =>
    !others.some((texts) => has(texts)(each));

/** These parts of the admin panel load their texts with their first page. A text of two parts is one of the other pages. */
const parts = {
  settings: ['admin/settings/', 'features/settings/', 'features/texts/', 'features/site-lists/', 'features/system/'],
  products: ['admin/catalog/', 'admin/product', 'features/products/', 'features/categories/', 'features/terms/'],
  content: ['admin/content-', 'admin/media/', 'features/content/', 'features/media/'],
  promotions: ['admin/promotions/', 'features/promotions/', 'features/memberships/'],
  people: ['admin/people-', 'admin/person-', 'features/people/'],
  reviews: ['admin/reviews/', 'features/questions/', 'features/reviews/'],
  support: ['admin/contact-', 'admin/ticket', 'admin/saved-replies-', 'admin/support/', 'features/support/'],
};
type PartName = keyof typeof parts;
const isIn = (part: PartName) => (file: string) => parts[part].some((beginning) => file.startsWith(office + beginning));
const partNames = ['settings', 'products', 'content', 'promotions', 'people', 'reviews', 'support'] as const;
const ofRichText = collectTexts([`${office}lib/rich-text`]).filter(without(ofBothPanels));
const ofAdminPanel = collectTexts([...adminFolders, `${office}lib`], (file) => !isRichText(file)).filter(without(ofBothPanels));
const inOthers = collectTexts(
  [...adminFolders, `${office}lib`],
  (file) => !isRichText(file) && !partNames.some((part) => isIn(part)(file)),
);
const ofPart = (part: PartName) =>
  ofAdminPanel.filter(
    without(inOthers, ...partNames.filter((other) => other !== part).map((other) => collectTexts(adminFolders, isIn(other)))),
  );
const [ofSettings, ofProducts, ofContent, ofAdminPromotions, ofPeople, ofReviews, ofSupport] = [
  ofPart('settings'),
  ofPart('products'),
  ofPart('content'),
  ofPart('promotions'),
  ofPart('people'),
  ofPart('reviews'),
  ofPart('support'),
];
const ofOtherPages = ofAdminPanel.filter(without(ofSettings, ofProducts, ofContent, ofAdminPromotions, ofPeople, ofReviews, ofSupport));

/** The seller panel loads with its products those of the admin panel's products, and with its money and its promotions theirs. */
const inMoney = (file: string) => /\/seller\/(money\/|pages\/money-)/.test(file);
const inPromotions = (file: string) => /\/seller\/(vouchers\/|sales\/|pages\/promotions\/)/.test(file);
const sellerFolder = [`${office}seller`];
/** The seller panel shows the form of products and the differences of a change request. */
const ofProductForm = collectTexts([`${office}features/products`]).filter(without(ofProducts));
const ofSellerPanel = [...collectTexts(sellerFolder, (file) => !inMoney(file) && !inPromotions(file)), ...ofProductForm].filter(
  without(ofBothPanels),
);
const ofMoney = collectTexts(sellerFolder, inMoney).filter(without(ofBothPanels, ofSellerPanel));
const ofPromotions = collectTexts(sellerFolder, inPromotions).filter(without(ofBothPanels, ofSellerPanel));

/** The errors of the calls of both panels come translated from the server. Texts that shoppers read as well are among theirs. */
const ofErrors = collectOperatorTexts([`${root}apps/api/src`]);
const ofOperators = [
  ...ofErrors.texts.map((each) => ({ ...each, plural: false })),
  ...collectTexts([`${root}apps/api/src/integrations/webhooks`]),
  // The files that admit operators.
  ...collectTexts([`${root}apps/api/src`], (file) => /\/api\/src\/(routing\/)?[\w-]+\.ts$/.test(file)),
  ...listPanelWords().map((text) => ({ text, plural: false, file: 'panel-words.ts' })),
].filter(without(wanted));

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
  ['operators', 'ar', 'ar', ofOperators],
  ['operators', 'ir', 'fa', ofOperators],
  ['panels', 'ar', 'ar', ofBothPanels],
  ['panels', 'ir', 'fa', ofBothPanels],
  ['back-office', 'ar', 'ar', ofOtherPages],
  ['back-office', 'ir', 'fa', ofOtherPages],
  ['back-office-settings', 'ar', 'ar', ofSettings],
  ['back-office-settings', 'ir', 'fa', ofSettings],
  ['back-office-products', 'ar', 'ar', ofProducts],
  ['back-office-products', 'ir', 'fa', ofProducts],
  ['back-office-content', 'ar', 'ar', ofContent],
  ['back-office-content', 'ir', 'fa', ofContent],
  ['rich-text', 'ar', 'ar', ofRichText],
  ['rich-text', 'ir', 'fa', ofRichText],
  ['back-office-promotions', 'ar', 'ar', ofAdminPromotions],
  ['back-office-promotions', 'ir', 'fa', ofAdminPromotions],
  ['back-office-people', 'ar', 'ar', ofPeople],
  ['back-office-people', 'ir', 'fa', ofPeople],
  ['back-office-reviews', 'ar', 'ar', ofReviews],
  ['back-office-reviews', 'ir', 'fa', ofReviews],
  ['back-office-support', 'ar', 'ar', ofSupport],
  ['back-office-support', 'ir', 'fa', ofSupport],
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
    ...Object.values(readTexts('ir', 'operators')),
    ...Object.values(readTexts('ir', 'panels')),
    ...Object.values(readTexts('ir', 'back-office')),
    ...Object.values(readTexts('ir', 'back-office-settings')),
    ...Object.values(readTexts('ir', 'back-office-products')),
    ...Object.values(readTexts('ir', 'back-office-content')),
    ...Object.values(readTexts('ir', 'back-office-promotions')),
    ...Object.values(readTexts('ir', 'back-office-people')),
    ...Object.values(readTexts('ir', 'back-office-reviews')),
    ...Object.values(readTexts('ir', 'back-office-support')),
    ...Object.values(readTexts('ir', 'seller')),
    ...Object.values(readTexts('ir', 'seller-money')),
    ...Object.values(readTexts('ir', 'seller-promotions')),
  ];
  expect(texts.filter((text) => /هٔ|ۀ|آدرس|پرونده|رایانامه|جستجو|نمایه/.test(text))).toEqual([]);
});

test('every field that an error of a panel names has an English name without the words of the database', () => {
  const names = readTexts('en', 'operators');
  expect(Object.keys(names).sort()).toEqual(listPanelFields().sort());
  expect(Object.values(names).filter((name) => /_|\b(ids?|url)$/.test(name) && name !== 'id')).toEqual([]);
});

test('the message of every error of an operator can be read from the source, so that a missing translation is found', () => {
  expect(ofErrors.unreadable.map((each) => each.replace(root, ''))).toEqual([]);
});

test('[settings-05] no markup contains an untranslated text', () => {
  const bare = ['apps/storefront/src', 'apps/back-office/src', 'packages/ui/src'].flatMap((folder) => collectBareTexts(`${root}${folder}`));
  expect(bare.map(({ text, file }) => `${text}  (${file.replace(root, '')})`)).toEqual([]);
});

test('planted errors of operators are found, and those that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-texts-'));
  const planted = `
    if (a) throw operatorError('conflict', b ? 'One' : 'Two');
    if (c) throw operatorError('invalid', { text: ': no shop "{slug}"', with: { slug } }, 'shop');
    const text = d ? 'Three' : 'Four';
    throw operatorError('invalid', { text, with: {} });
    throw operatorError('invalid', \`Five \${slug}\`);`;
  writeFileSync(join(folder, 'planted.ts'), `function planted() {${planted}}`);
  const { texts, unreadable } = collectOperatorTexts([folder]);
  rmSync(folder, { recursive: true });
  expect(texts.map(({ text }) => text)).toEqual(['One', 'Two', '{field}: no shop "{slug}"', 'Three', 'Four']);
  expect(unreadable).toEqual([expect.stringContaining('Five')]);
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
