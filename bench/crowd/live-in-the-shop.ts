import { askForHelp } from './ask-for-help.ts';
import { arrive, findSomething } from './browse.ts';
import { orderAll, putIntoCart } from './buy.ts';
import type { Member, Person } from './person.ts';
import { signIn } from './sign-in.ts';
import { chance } from './thinking.ts';

type Life = {
  signal: AbortSignal;
  /** Whether the marketplace serves pages. */
  pages: boolean;
  /** Called when an unexpected answer ends a visit early. */
  onError: (error: unknown) => void;
};

/** One visit after another until the time is over. */
export async function liveInTheShop(person: Person, { signal, pages, onError }: Life): Promise<void> {
  while (!signal.aborted) {
    try {
      await arrive(person, pages);
      await shopAround(await signIn(person));
      await person.think('rest');
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  }
}

/** Four looks at something, an order, in one of three visits a ticket. Signed in, the page listens for what changes. */
async function shopAround(member: Member): Promise<void> {
  const { shop, think, token } = member;
  const stopListening = shop.listen({ call: 'GET /events', path: '/api/events', token });
  try {
    for (let look = 0; look < 4; look++) {
      const wish = await findSomething(member);
      if (wish && chance(0.7)) await putIntoCart(member, wish);
      await think('glance');
    }
    const order = await orderAll(member);
    if (chance(1 / 3)) await askForHelp(member, order);
    await think('choose');
  } finally {
    stopListening();
  }
  await shop.ask({ call: 'GET /logout', path: '/api/logout', token });
}
