import { addAddress, callAs } from '../support/market.ts';
import { askToErase, changeNumber, pressSign, sentEmpty } from './act.ts';
import { opened, pressNamed } from './dialogs.ts';
import { checkoutReady, member, ticket } from './prepare.ts';
import { order, orderAt, orderUnpaid } from './prepare-orders.ts';
import type { Screen, Stage } from './screen.ts';

const orderPage = async (stage: Stage) => `/order-history/${await order(stage)}`;

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
  { name: 'dialog-ticket-close', path: async (stage) => `/support-ticket/${await ticket(stage)}`, open: pressNamed('Close ticket') },
  { name: 'dialog-membership-end', path: member, open: pressNamed('End the membership') },
  { name: 'dialog-number', path: '/profile', open: pressNamed('Change number') },
  { name: 'dialog-number-self', path: '/profile', open: changeNumber('self-code') },
  { name: 'dialog-number-new', path: '/profile', open: changeNumber('number') },
  { name: 'dialog-number-code', path: '/profile', open: changeNumber('number-code') },
  { name: 'dialog-erase', path: '/profile', open: pressNamed('Delete the account') },
  { name: 'dialog-erase-code', path: '/profile', open: askToErase },
  { name: 'dialog-device', path: signedInTwice, open: pressText('Sign out') },
];

/** What opens for who is signed in. */
export const accountDialogs: readonly Screen[] = dialogs.map((screen) => ({ ...screen, signedIn: true }));

async function withAddress({ request, shopper }: Stage): Promise<string> {
  await addAddress(request, shopper);
  return '/manage-address';
}

async function signedInTwice({ request, shopper }: Stage): Promise<string> {
  const { phone } = shopper;
  const { body } = await callAs(request, shopper, '/send-login-otp', { phone });
  await callAs(request, shopper, '/login', { phone: `91${phone}`, otp: body.data.otp });
  return '/change-password';
}

/** A button whose name says more than its words do. */
function pressText(words: string) {
  return async (stage: Stage) => {
    await stage.page.getByRole('main').getByText(stage.t(words), { exact: true }).first().click();
    await opened(stage);
  };
}

async function openAccountMenu({ page, t }: Stage): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('My account') })
    .click();
}

async function openLogOut(stage: Stage): Promise<void> {
  await openAccountMenu(stage);
  await stage.page.locator('.popover:popover-open :is(button, a)').last().click();
  await opened(stage);
}
