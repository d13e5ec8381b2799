import { Cart } from '@souk/contract/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { type TestAnswer, useTestApp } from '../../../test/test-app.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;

/** The products: a bowl without choices, and a shirt in two sizes. */
const goods = [
  { product: 'bowl', size: null, stock: 5 },
  { product: 'shirt', size: 'S', stock: 3 },
  { product: 'shirt', size: 'L', stock: 40 },
] as const;

type Step = { kind: 'add' | 'increment' | 'decrement' | 'delete' | 'restock'; good: number; named: boolean; quantity: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'add', 'increment', 'increment', 'decrement', 'decrement', 'delete', 'restock'),
  good: fc.nat(goods.length - 1),
  named: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 6 }),
});

/** The cart by the specification: the quantity of each good, with the order of the last changes. */
type Model = { stock: number[]; lines: Map<number, { quantity: number; touched: number }>; time: number };
type Expected = { status: number; message?: string };

test('[cart-02] a cart follows the rules after any sequence of steps', { timeout: 60_000 }, async () => {
  const [small, large] = [await buildSize(db, 'S'), await buildSize(db, 'L')];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const bowl = await buildProduct(db, { variants: [{ stock: goods[0].stock }] });
      const shirt = await buildProduct(db, {
        variants: [
          { size_id: small, stock: goods[1].stock },
          { size_id: large, stock: goods[2].stock },
        ],
      });
      const variantIds = [bowl.variant_id, ...shirt.variant_ids];
      const { token } = await buildShopper(db);
      const model: Model = { stock: goods.map(({ stock }) => stock), lines: new Map(), time: 0 };
      for (const each of steps) {
        clock.advance(1);
        const productId = goods[each.good]?.product === 'bowl' ? bowl.id : shirt.id;
        const expected = advance(model, each);
        if (each.kind === 'restock') {
          await db
            .updateTable('product_variants')
            .set({ stock: each.quantity - 1 })
            .where('id', '=', variantIds[each.good] ?? 0)
            .execute();
        } else {
          const answer = await send(token, each, productId);
          expect([answer.status, answer.body.message], JSON.stringify(each)).toEqual([
            expected.status,
            expected.message ?? answer.body.message,
          ]);
        }
        expect(await readQuantities(token, variantIds), JSON.stringify(each)).toEqual(quantitiesOf(model));
      }
      await assertInvariants(pool);
    }),
    { numRuns: 30 },
  );
});

function send(token: string, { kind, good, named, quantity }: Step, product_id: number): Promise<TestAnswer> {
  const path = kind === 'add' ? '/cart/store' : `/cart/${kind}`;
  const size = goods[good]?.size;
  return call('POST', path, { token, body: { product_id, ...(kind === 'add' && { quantity }), ...(named && size && { size }) } });
}

async function readQuantities(token: string, variantIds: readonly number[]): Promise<number[]> {
  const cart = Cart.parse((await call('GET', '/carts', { token })).body.data);
  const lines = cart.cart_items.flatMap(({ products }) => products);
  expect(cart.total).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  return variantIds.map((id) => lines.find(({ variant_id }) => variant_id === id)?.quantity ?? 0);
}

const quantitiesOf = ({ lines }: Model) => goods.map((_, good) => lines.get(good)?.quantity ?? 0);

/** Applies a step to the model and returns the expected answer. */
function advance(model: Model, { kind, good, named, quantity }: Step): Expected {
  model.time += 1;
  if (kind === 'restock') {
    model.stock[good] = quantity - 1;
    return { status: 200 };
  }
  if (kind === 'add') return addItems(model, good, named, quantity);
  const meant = lineMeant(model, good, named);
  const line = meant === undefined ? undefined : model.lines.get(meant);
  if (meant === undefined || !line) return { status: 404 };
  line.touched = model.time;
  const stock = model.stock[meant] ?? 0;
  if (kind === 'increment') {
    if (stock > 0) line.quantity = Math.min(line.quantity + 1, stock);
    return { status: 200 };
  }
  line.quantity = kind === 'delete' ? 0 : line.quantity - 1;
  if (line.quantity > 0) return { status: 200, message: 'Cart updated' };
  model.lines.delete(meant);
  return { status: 200, message: 'product removed from cart' };
}

function addItems(model: Model, good: number, named: boolean, quantity: number): Expected {
  if (goods[good]?.size && !named) return { status: 422, message: 'Please choose a size' };
  const stock = model.stock[good] ?? 0;
  if (stock === 0) return { status: 409 };
  const before = model.lines.get(good)?.quantity ?? 0;
  model.lines.set(good, { quantity: Math.min(before + quantity, stock), touched: model.time });
  return { status: 200 };
}

/** The line of the named size; without a name the product's line that was touched last. */
function lineMeant({ lines }: Model, good: number, named: boolean): number | undefined {
  const product = goods[good]?.product;
  if (product === 'bowl' || named) return lines.has(good) ? good : undefined;
  const own = [...lines].filter(([other]) => goods[other]?.product === product);
  return own.sort(([, a], [, b]) => b.touched - a.touched)[0]?.[0];
}
