import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildColor, buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { type Choice, chooseVariant, fittingOptions, type Option } from './domain/choose-variant.ts';

const { call, database } = await useTestApp();
const { db } = database;

const sizeNames = ['S', '38', 'Élan', ' wide '];
const sizes = await Promise.all(sizeNames.map((name) => buildSize(db, name)));
const red = { en: 'Red', ar: 'أحمر' };
const blue = { en: 'BLEU É', ar: '38' };
const colors = await Promise.all([buildColor(db, red), buildColor(db, blue)]);
const [small = 0, numbered = 0, accented = 0] = sizes;
const [first = 0, second = 0] = colors;

type Attributes = { size_id?: number; color_id?: number };

/** Products with no choice, with sizes, and with sizes and colours that are not all combined. */
const shapes: Attributes[][] = [
  [{}],
  sizes.map((size_id) => ({ size_id })),
  [
    { size_id: small, color_id: first },
    { size_id: numbered, color_id: first },
    { size_id: accented, color_id: second },
    { size_id: small, color_id: second },
  ],
];
const products = await Promise.all(shapes.map((variants) => buildProduct(db, { variants })));

const optionsOf = (shape: number) =>
  (shapes[shape] ?? []).map(({ size_id = null, color_id = null }, index): Option & { variant_id: number } => ({
    variant_id: products[shape]?.variant_ids[index] ?? 0,
    size_id,
    size: size_id === null ? null : { en: sizeNames[sizes.indexOf(size_id)] },
    color_id,
    color: color_id === null ? null : color_id === first ? red : blue,
    unit_id: null,
    unit: null,
  }));

const sizeChoice = fc.constantFrom(
  undefined,
  null,
  '',
  's',
  ' S',
  '38',
  'élan',
  'ÉLAN',
  'wide',
  'x',
  ...sizes,
  ...sizes.map(String),
  '999999999999',
);
const colorChoice = fc.constantFrom(undefined, null, 'red', 'أحمر', 'bleu é', 'Bleu É ', '38', 'x', ...colors, ...colors.map(String));

test('[cart-02] the database chooses the variant and the line that the rules choose', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(shapes.length - 1), sizeChoice, colorChoice, async (shape, size, color) => {
      const { token, id } = await buildShopper(db);
      const product_id = products[shape]?.id;
      const choice: Choice = { size, color };
      const body = { product_id, ...choice };
      const chosen = chooseVariant(optionsOf(shape), choice);
      const added = await call('POST', '/cart/store', { token, body: { ...body, quantity: 1 } });
      const stored = await db.selectFrom('cart_lines').select('variant_id').where('person_id', '=', id).execute();
      expect([added.status, stored]).toEqual('option' in chosen ? [200, [{ variant_id: chosen.option.variant_id }]] : [422, []]);

      await db.deleteFrom('cart_lines').where('person_id', '=', id).execute();
      const lines = optionsOf(shape).map(({ variant_id }, index) => ({
        person_id: id,
        product_id: product_id ?? 0,
        variant_id,
        quantity: 5,
        seen_price: 0,
        updated_at: new Date(index * 1000),
      }));
      await db.insertInto('cart_lines').values(lines).execute();
      const fitting = fittingOptions(optionsOf(shape).reverse(), choice);
      const meant = 'options' in fitting ? fitting.options[0]?.variant_id : undefined;
      const removed = await call('POST', '/cart/delete', { token, body });
      const left = await db.selectFrom('cart_lines').select('variant_id').where('person_id', '=', id).execute();
      expect([removed.status, left.length]).toEqual(meant === undefined ? [404, lines.length] : [200, lines.length - 1]);
      expect(left.map(({ variant_id }) => variant_id)).not.toContain(meant);
    }),
    { numRuns: 150 },
  );
});
