import type { Resident } from './people.ts';
import type { ShopClient } from './shop-client.ts';
import type { Think } from './thinking.ts';

/** Somebody with a browser and thoughts of their own. */
export type Person = Resident & { shop: ShopClient; think: Think; books: Books };

/** The orders that people know to have placed, by their key: how many of them. */
export type Books = Map<string, number>;

/** A person who has signed in; `token` is what the Authorization header wants. */
export type Member = Person & { token: string };
