import { addAddress, callAs } from '../support/marketplace.ts';
import { askToErase, changeNumber, pressSign, sentEmpty } from './act.ts';
import { opened, pressNamed } from './dialogs.ts';
import { checkoutReady, member, ticket } from './prepare.ts';
import { order, orderAt, orderUnpaid } from './prepare-orders.ts';
import type { Screen, ScreenContext } from './screen.ts';

const orderPage = async (context: ScreenContext) => `/order-history/${await order(context)}`;

const dialogs: readonly Omit<Screen, 'signedIn'>[] = [
  { name: 'menu-account', path: '/dashboard', open: openAccountMenu },
  { name: 'dialog-log-out', path: '/dashboard', open: openLogOut },
  { name: 'dialog-address', path: checkoutReady, open: pressNamed('Add an address') },
  { name: 'dialog-address-edit', path: checkoutReady, open: pressSign('pencil') },
  { name: 'dialog-address-lacking', path: checkoutReady, open: sentEmpty(pressNamed('Add an address')) },
  { name: 'dialog-summary', path: checkoutReady, widths: [360], open: pressNamed('Summary') },
  { name: 'dialog-address-delete', path: withAddress, open: pressText('Delete') },
  { name: 'dialog-order-cancel', path: orderPage, open: pressNamed('Cancel order') },
  { name: 'dialog-order-cancel-lacking', path: orderPage, open: sentEmpty(pressNamed('Cancel order')) },
  { name: 'dialog-order-pay', path: orderUnpaid, open: pressNamed('Pay now') },
  { name: 'dialog-review', path: orderAt('Delivered'), open: pressText('Review') },
  { name: 'dialog-review-lacking', path: orderAt('Delivered'), open: sentEmpty(pressText('Review')) },
  { name: 'dialog-ticket', path: '/support-tickets', open: pressNamed('Open a ticket') },
  { name: 'dialog-ticket-lacking', path: '/support-tickets', open: sentEmpty(pressNamed('Open a ticket')) },
  { name: 'dialog-ticket-close', path: async (context) => `/support-ticket/${await ticket(context)}`, open: pressNamed('Close ticket') },
  { name: 'dialog-membership-end', path: member, open: pressNamed('Cancel membership') },
  { name: 'dialog-number', path: '/profile', open: pressNamed('Change number') },
  { name: 'dialog-number-self', path: '/profile', open: changeNumber('self-code') },
  { name: 'dialog-number-new', path: '/profile', open: changeNumber('number') },
  { name: 'dialog-number-code', path: '/profile', open: changeNumber('number-code') },
  { name: 'dialog-erase', path: '/profile', open: pressNamed('Delete account') },
  { name: 'dialog-erase-code', path: '/profile', open: askToErase },
  { name: 'dialog-device', path: signedInTwice, open: pressText('Sign out') },
];

/** Dialogs of signed-in shoppers. */
export const accountDialogs: readonly Screen[] = dialogs.map((screen) => ({ ...screen, signedIn: true }));

async function withAddress({ request, shopper }: ScreenContext): Promise<string> {
  await addAddress(request, shopper);
  return '/manage-address';
}

async function signedInTwice({ request, shopper }: ScreenContext): Promise<string> {
  const { phone } = shopper;
  const { body } = await callAs(request, shopper, '/send-login-otp', { phone });
  await callAs(request, shopper, '/login', { phone: `91${phone}`, otp: body.data.otp });
  return '/change-password';
}

/** Presses a button by its visible text, when its accessible name is longer. */
function pressText(words: string) {
  return async (context: ScreenContext) => {
    await context.page.getByRole('main').getByText(context.t(words), { exact: true }).first().click();
    await opened(context);
  };
}

async function openAccountMenu({ page, t }: ScreenContext): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('My account') })
    .click();
}

async function openLogOut(context: ScreenContext): Promise<void> {
  await openAccountMenu(context);
  await context.page.locator('.popover:popover-open :is(button, a)').last().click();
  await opened(context);
}
