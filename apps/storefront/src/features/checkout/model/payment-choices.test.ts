import { expect, test } from 'vitest';
import { chosenPayment, paymentChoices } from './payment-choices.ts';

const gateway = { name: 'stripe', title: 'Card', logo: null };
const methods = (settings: Parameters<typeof paymentChoices>[0]) => paymentChoices(settings).map(({ method }) => method);

test('[cart-14] cash on delivery and each gateway appear as configured', () => {
  expect(methods({ cashOnDelivery: false, onlinePayment: false, paymentGateways: [gateway] })).toEqual([]);
  expect(methods({ cashOnDelivery: true, onlinePayment: false, paymentGateways: [gateway] })).toEqual(['cash']);
  expect(methods({ cashOnDelivery: false, onlinePayment: true, paymentGateways: [gateway] })).toEqual(['stripe']);
  expect(methods({ cashOnDelivery: true, onlinePayment: true, paymentGateways: [gateway] })).toEqual(['cash', 'stripe']);
});

test('a choice that is no longer offered gives way to the first', () => {
  const choices = paymentChoices({ cashOnDelivery: true, onlinePayment: true, paymentGateways: [gateway] });
  expect(chosenPayment(choices, 'stripe')?.method).toBe('stripe');
  expect(chosenPayment(choices, 'gone')?.method).toBe('cash');
  expect(chosenPayment(choices, null)?.method).toBe('cash');
  expect(chosenPayment([], 'cash')).toBeUndefined();
});
