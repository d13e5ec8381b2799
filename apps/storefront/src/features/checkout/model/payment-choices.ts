import type { SettingsState } from '../../../lib/stores/settings-state.ts';

/** A way to pay as the order names it: `cash`, or a gateway. */
export type PaymentChoice = { method: string; title: string | null; logo: string | null };

export const cash = 'cash';

/** The ways to pay that the shop has switched on, cash first. */
export function paymentChoices({
  cashOnDelivery,
  onlinePayment,
  paymentGateways,
}: Pick<SettingsState, 'cashOnDelivery' | 'onlinePayment' | 'paymentGateways'>): PaymentChoice[] {
  const gateways = onlinePayment ? paymentGateways.map(({ name, title, logo }) => ({ method: name, title, logo })) : [];
  return [...(cashOnDelivery ? [{ method: cash, title: null, logo: null }] : []), ...gateways];
}

/** What was chosen, as long as it is offered; otherwise the first. */
export function chosenPayment(choices: readonly PaymentChoice[], wanted: string | null): PaymentChoice | undefined {
  return choices.find(({ method }) => method === wanted) ?? choices[0];
}
