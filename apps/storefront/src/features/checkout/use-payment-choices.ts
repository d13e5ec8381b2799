import { useSettings } from '../../lib/services/services-context.tsx';
import { type PaymentChoice, paymentChoices } from './model/payment-choices.ts';

/** The ways to pay that the shop has switched on. */
export function usePaymentChoices(): PaymentChoice[] {
  const cashOnDelivery = useSettings((state) => state.cashOnDelivery);
  const onlinePayment = useSettings((state) => state.onlinePayment);
  const paymentGateways = useSettings((state) => state.paymentGateways);
  return paymentChoices({ cashOnDelivery, onlinePayment, paymentGateways });
}
