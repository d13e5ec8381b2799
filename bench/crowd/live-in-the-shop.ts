import { askForHelp } from './ask-for-help.ts';
import { arrive, findSomething } from './browse.ts';
import { orderAll, putIntoCart } from './buy.ts';
import type { Member, Person } from './person.ts';
import { signIn } from './sign-in.ts';
import { chance } from './thinking.ts';

type Life = {
  signal: AbortSignal;
  /** Whether the market serves pages. */
  pages: boolean;
  /** A visit that ended in the middle, because an answer was not what it must be. */
  onFault: (error: unknown) => void;
};

/** One visit after another until the time is over. */
export async function liveInTheShop(person: Person, { signal, pages, onFault }: Life): Promise<void> {
  while (!signal.aborted) {
    try {
      await arrive(person, pages);
      await shopAround(await signIn(person));
      await person.think('rest');
    } catch (error) {
      if (!signal.aborted) onFault(error);
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
