import type { Router } from '../../router.ts';
import { addCartLine, decrementLine, deleteLine, incrementLine, readCart } from './cart.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /carts', async (_input, context) => ({ data: await readCart(context) }));
  router.call('POST /cart/store', async ({ body }, context) => ({ data: await addCartLine(context, body) }));
  router.call('POST /cart/increment', async ({ body }, context) => ({ data: await incrementLine(context, body) }));
  router.call('POST /cart/decrement', ({ body }, context) => decrementLine(context, body));
  router.call('POST /cart/delete', ({ body }, context) => deleteLine(context, body));
}
