import type { SettingsState } from '../../../lib/stores/settings-store.ts';

/** A payment method by its name in the order: `cash`, or a gateway. */
export type PaymentChoice = { method: string; title: string | null; logo: string | null };

export const cash = 'cash';

/** The enabled payment methods, cash first. */
export function paymentChoices({
  cashOnDelivery,
  onlinePayment,
  paymentGateways,
}: Pick<SettingsState, 'cashOnDelivery' | 'onlinePayment' | 'paymentGateways'>): PaymentChoice[] {
  const gateways = onlinePayment ? paymentGateways.map(({ name, title, logo }) => ({ method: name, title, logo })) : [];
  return [...(cashOnDelivery ? [{ method: cash, title: null, logo: null }] : []), ...gateways];
}

/** The chosen method if it is offered, otherwise the first. */
export function chosenPayment(choices: readonly PaymentChoice[], wanted: string | null): PaymentChoice | undefined {
  return choices.find(({ method }) => method === wanted) ?? choices[0];
}
