import type { APIRequestContext, BrowserContext, CDPSession, Page } from '@playwright/test';
import { createFakePushService } from '../../apps/api/test/fakes/fake-push-service.ts';
import { apiAddress, pushHost } from '../support/environment.ts';
import { buy, callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import type { Shopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

// A notification is shown by the service worker. The journeys share one fake push service, so they run one after the other.
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 800 } });
test.describe.configure({ mode: 'serial' });

const service = createFakePushService(() => `http://${pushHost()}`);

test.beforeAll(async () => {
  const [address, port] = pushHost().split(':');
  await new Promise<void>((resolve) => service.server.listen(Number(port), address, resolve));
});
test.afterAll(() => new Promise<unknown>((resolve) => service.server.close(resolve)));

/** Lets the browser subscribe at the fake push service: Chromium's own is not reachable here. */
async function allowNotifications(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: apiAddress() });
  await context.exposeFunction('subscribeAtFake', (key: string) => service.subscribe(key));
  await context.addInitScript(() => {
    const name = 'test-subscription';
    const subscriptionOf = (text: string | null) =>
      text && {
        ...JSON.parse(text),
        toJSON: () => JSON.parse(text),
        unsubscribe: async () => localStorage.removeItem(name),
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscriptionOf(localStorage.getItem(name)),
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        const key = btoa(String.fromCharCode(...applicationServerKey))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
        localStorage.setItem(name, JSON.stringify(await Reflect.get(globalThis, 'subscribeAtFake')(key)));
        return subscriptionOf(localStorage.getItem(name));
      },
    });
  });
}

/** Chromium's tools deliver a push as its push service does. */
async function connectTools(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const tools: CDPSession = await context.newCDPSession(page);
  const ids: string[] = [];
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => ids.push(...registrations.map((each) => each.registrationId)));
  await tools.send('ServiceWorker.enable');
  return async (data) => {
    await expect.poll(() => ids.length).toBeGreaterThan(0);
    const registrationId = ids.at(-1) ?? '';
    await tools.send('ServiceWorker.deliverPushMessage', { origin: apiAddress(), registrationId, data });
  };
}

async function orderOne(request: APIRequestContext, shopper: Shopper): Promise<{ id: number }> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  return order;
}

/** Orders again, and returns what was pushed about it to the browser. */
async function orderAgain(request: APIRequestContext, shopper: Shopper): Promise<string> {
  const before = service.pushed.length;
  await orderOne(request, shopper);
  await expect.poll(() => service.pushed.length, { timeout: 30_000 }).toBe(before + 1);
  return service.pushed.at(-1)?.text ?? '';
}

test('notifications are offered after an order; the next message comes as one and opens the order', async ({
  page,
  context,
  request,
  shopper,
}) => {
  await allowNotifications(context);
  const order = await orderOne(request, shopper);
  await page.goto(`/order-confirm/${order.id}`);
  const offer = page.getByRole('region', { name: 'Know when your parcel is on its way' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await offer.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('region', { name: 'Notifications are on' })).toBeVisible();
  expect((await callAs(request, shopper, '/push-device')).body.data.endpoint).toContain(pushHost());

  const text = await orderAgain(request, shopper);
  expect(service.refused).toEqual([]);
  const deliver = await connectTools(context, page);
  await deliver(text);
  const shown = () =>
    page.evaluate(async () => {
      const list = await (await navigator.serviceWorker.ready).getNotifications();
      return list.map(({ title, data }) => ({ title, url: data.url }));
    });
  await expect.poll(shown).toEqual([{ title: expect.stringMatching(/^We received your order SK-/), url: JSON.parse(text).url }]);

  const [worker] = context.serviceWorkers();
  // A worker may open windows only after a real press, which no tool can give.
  const address = await worker?.evaluate(async () => {
    const names = ['NotificationEvent', 'registration', 'clients'];
    const [NotificationEvent, registration, clients] = names.map((name) => Reflect.get(globalThis, name));
    const [notification] = await registration.getNotifications();
    return new Promise<string>((resolve) => {
      Object.assign(clients, { openWindow: resolve });
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  });
  await page.goto(address ?? '');
  await expect(
    page
      .getByRole('main')
      .getByText(/SK-\w+/)
      .first(),
  ).toBeVisible();
  expect(await shown()).toEqual([]);
});

test('notifications are turned off in the profile, and end with the sign-in', async ({ page, context, request, shopper }) => {
  await allowNotifications(context);
  await page.goto('/profile');
  const choice = page.getByRole('region', { name: 'Notifications on this device' }).getByRole('switch');
  await expect(choice).not.toBeChecked();
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await expectAccessible(page);
  const endpoint = async () => (await callAs(request, shopper, '/push-device')).body.data.endpoint;
  expect(await endpoint()).toContain(pushHost());
  await page.reload();
  await expect(choice).toBeChecked();
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  expect(await endpoint()).toBeNull();

  await choice.press('Space');
  await expect(choice).toBeChecked();
  const isSubscribed = () => page.evaluate(() => localStorage.getItem('test-subscription') !== null);
  expect(await isSubscribed()).toBe(true);
  const before = service.pushed.length;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: /Nadia/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(isSubscribed).toBe(false);
  expect(service.pushed.length).toBe(before);
});
