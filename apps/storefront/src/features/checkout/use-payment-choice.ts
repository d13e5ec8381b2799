import { useState } from 'react';
import { useSettings } from '../../lib/services/services-context.tsx';
import { chosenPayment, type PaymentChoice, paymentChoices } from './model/payment-choices.ts';

/** The ways to pay that the shop has switched on, and which of them is chosen on this page. */
export function usePaymentChoice(): { choices: PaymentChoice[]; method: string | undefined; choose: (method: string) => void } {
  const cashOnDelivery = useSettings((state) => state.cashOnDelivery);
  const onlinePayment = useSettings((state) => state.onlinePayment);
  const paymentGateways = useSettings((state) => state.paymentGateways);
  const [wanted, choose] = useState<string | null>(null);
  const choices = paymentChoices({ cashOnDelivery, onlinePayment, paymentGateways });
  return { choices, method: chosenPayment(choices, wanted)?.method, choose };
}
