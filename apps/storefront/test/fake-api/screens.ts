import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { exampleAnswer, variantsOf } from './example-answer.ts';
import { bareAnswer, nameOnly } from './named-fields.ts';

/** A screen with the calls whose answers it shows. */
export type Screen = { path: string; calls: readonly CallName[]; signedIn?: true; drawer?: true };

/** Every screen that shows answers of the server. */
export const screens: readonly Screen[] = [
  { path: '/', calls: ['GET /home'] },
  { path: '/support', calls: ['GET /master'] },
  { path: '/products?page=3', calls: ['GET /products'] },
  { path: '/products/3/details', calls: ['GET /product-details'] },
  { path: '/products/3/details', calls: ['GET /reviews'] },
  { path: '/categories', calls: ['GET /categories'] },
  { path: '/categories/lamps-3', calls: ['GET /categories/{slug}'] },
  { path: '/shops?page=3', calls: ['GET /shops'] },
  { path: '/shops/3', calls: ['GET /shops/{id}'] },
  { path: '/flash-sale/3', calls: ['GET /flash-sale/{id}/details'] },
  { path: '/blogs?page=3', calls: ['GET /blogs'] },
  { path: '/blog/post-3', calls: ['GET /blog/{slug}/details'] },
  { path: '/plans', calls: ['GET /plans'] },
  { path: '/plans/3/purchase', calls: ['GET /plans/{id}'], signedIn: true },
  { path: '/support', calls: ['GET /help-topics'] },
  { path: '/contact-us', calls: ['GET /contact-us'] },
  { path: '/page/some-3', calls: ['GET /legal-pages/{slug}'] },
  { path: '/dashboard', calls: ['GET /orders', 'GET /addresses', 'GET /my-subscription'], signedIn: true },
  { path: '/order-history?page=3', calls: ['GET /orders'], signedIn: true },
  { path: '/order-history/3', calls: ['GET /order-details'], signedIn: true },
  { path: '/order-confirm/3', calls: ['GET /order-details'], signedIn: true },
  { path: '/wishlist', calls: ['GET /favorite-products'], signedIn: true },
  { path: '/manage-address', calls: ['GET /addresses'], signedIn: true },
  { path: '/manage-address/3/edit', calls: ['GET /addresses'], signedIn: true },
  { path: '/checkout', calls: ['POST /cart/checkout', 'GET /addresses'], signedIn: true },
  { path: '/contact-us', calls: ['GET /carts'], signedIn: true, drawer: true },
  { path: '/profile', calls: ['GET /profile'], signedIn: true },
  { path: '/my-subscription', calls: ['GET /my-subscription'], signedIn: true },
  { path: '/support-tickets?page=3', calls: ['GET /support-tickets'], signedIn: true },
  { path: '/support-ticket/T3', calls: ['GET /support-ticket/show'], signedIn: true },
];

/** Answers of all calls, by call, with the difference from the whole ones. */
export type Answers = { title: string; answers: ReadonlyMap<string, unknown> };

const endpoints: Record<string, Endpoint> = calls;
const wholeAnswers = new Map(
  Object.entries(endpoints)
    .filter(([name, { sends }]) => !sends && name !== 'GET /events')
    .map(([name, endpoint]): [string, unknown] => [name, name === 'GET /lang/{locale}' ? {} : exampleAnswer(endpoint)]),
);

/** The whole answers, and once without each field of the screen's calls. */
export function answersWithMissingFields({ calls: shown }: Screen): Answers[] {
  const poorer = shown.flatMap((call) =>
    variantsOf(wholeAnswers.get(call)).map(([missing, data]) => ({
      title: `${call} without ${missing}`,
      answers: new Map(wholeAnswers).set(call, data),
    })),
  );
  return [{ title: 'whole', answers: wholeAnswers }, ...poorer];
}

const others = [...wholeAnswers].filter(([call]) => endpoints[call]?.origin !== 'ours');

/** The smallest answers that the specification allows. */
export const smallestAnswers: readonly Answers[] = [
  { title: 'named fields alone', answers: new Map(others.map(([call, data]) => [call, nameOnly(call, data)])) },
  { title: 'the smallest record of each', answers: new Map(others.map(([call, data]) => [call, bareAnswer(call, data, 'one of each')])) },
  { title: 'empty lists', answers: new Map(others.map(([call, data]) => [call, bareAnswer(call, data, 'nothing')])) },
];

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

const known = Object.keys(calls)
  .filter(isCallName)
  .map((name) => ({ name, address: new RegExp(`^${name.replace(' ', ' /api').replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // A fixed path comes before one with a parameter.
  .sort((one, other) => Number(one.name.includes('{')) - Number(other.name.includes('{')));

/** A fetch that answers from memory; a call without an answer is answered with 404. */
export function answerFrom(answers: ReadonlyMap<string, unknown>) {
  return async (address: string, { method = 'GET' }: RequestInit): Promise<Response> => {
    const call = `${method} ${new URL(address, 'http://localhost').pathname}`;
    const name = known.find((each) => each.address.test(call))?.name ?? call;
    return answers.has(name) ? Response.json({ data: answers.get(name) }) : Response.json({ message: 'Not found' }, { status: 404 });
  };
}
