import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import type { Address } from '@souk/contract/account';
import type { PlaceOrder } from '@souk/contract/checkout';
import type { CodeSent } from '@souk/contract/identity';
import { useState } from 'react';
import { clearOrdered, fetchCart, openDrawer } from '../../features/cart/mutations.ts';
import { useBuyNowSummary, useCheckoutSummary } from '../../features/cart/use-summary.ts';
import { BuyNowScreen } from '../../features/checkout/buy-now-screen.tsx';
import { CheckoutScreen } from '../../features/checkout/checkout-screen.tsx';
import { GuestContactFields, useGuestContact } from '../../features/checkout/guest-contact.tsx';
import { toAddress, writeGuestDraft } from '../../features/checkout/model/guest-draft.ts';
import { emptyPhoneNumber, toFullNumber } from '../../features/identity/model/phone-number.ts';
import { sendLoginCode } from '../../features/identity/mutations.ts';
import { PhoneNumberInput } from '../../features/identity/phone-number-input.tsx';
import { GuestCodeDialog } from '../../features/identity/sign-in/guest-code-dialog.tsx';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';

/** The checkout of a visitor: name, number and address, and one code at the end. The order is placed after the sign-in, by `useGuestOrder`. */
export function GuestCheckout() {
  const services = useServices();
  const summary = useCheckoutSummary();
  const { delivery, guest, dialog } = useGuestDelivery();
  const cart = {
    open: () => openDrawer(services),
    refresh: () => fetchCart(services),
    clearOrdered: () => clearOrdered(services, { isBuyNow: false }),
  };
  return (
    <>
      <CheckoutScreen summary={summary} delivery={delivery} cart={cart} guest={guest} />
      {dialog}
    </>
  );
}

/** The same for one product that is bought directly. */
export function GuestBuyNow() {
  const services = useServices();
  const summary = useBuyNowSummary('');
  const { delivery, guest, dialog } = useGuestDelivery();
  const cart = { refresh: async () => undefined, clearOrdered: () => clearOrdered(services, { isBuyNow: true }) };
  return (
    <>
      <BuyNowScreen summary={summary} onCode={() => undefined} delivery={delivery} cart={cart} guest={guest} />
      {dialog}
    </>
  );
}

function useGuestDelivery() {
  const services = useServices();
  const { t } = useI18n();
  const form = useGuestContact();
  const [sent, setSent] = useState<CodeSent>();
  const [isPlacing, setPlacing] = useState(false);
  const { contact } = form;
  async function place({ address_id, ...order }: PlaceOrder) {
    writeGuestDraft(sessionTextStorage, { order });
    setPlacing(true);
    const result = await sendLoginCode(services, contact.phone);
    setPlacing(false);
    if (result.ok) setSent(result.sent);
    else if (result.errors.phone?.[0]) form.refusePhone(result.errors.phone[0]);
  }
  function handleClose() {
    // A guest who closes the dialog and signs in another way has not asked for the order.
    writeGuestDraft(sessionTextStorage, { order: null });
    setSent(undefined);
  }
  return {
    delivery: {
      address: form.isComplete ? unsavedAddress(contact) : null,
      addressPicker: <GuestContactFields form={form} phoneInput={<GuestPhone value={contact.phone} onChange={form.change} />} />,
      missing: { text: t('Please fill in your name, number and address'), show: form.check },
    },
    guest: { place: (order: PlaceOrder) => void place(order), isPlacing },
    dialog: sent && <GuestCodeDialog first={sent} phone={contact.phone} name={contact.name.trim()} onClose={handleClose} />,
  };
}

/** The form of an address that has no id yet: it is stored after the sign-in. */
function unsavedAddress(contact: Parameters<typeof toAddress>[0]): Address {
  const { flat_no = null, post_code = null, ...rest } = toAddress(contact);
  return { ...rest, id: 0, flat_no, post_code, address_line2: null, latitude: null, longitude: null };
}

function GuestPhone({ value, onChange }: { value: string; onChange: (part: { phone: string }) => void }) {
  const defaultCountry = useSettings((state) => state.defaultCountry);
  const [number, setNumber] = useState({ ...emptyPhoneNumber, digits: value });
  return (
    <PhoneNumberInput
      value={number}
      onChange={(typed) => {
        setNumber(typed);
        onChange({ phone: toFullNumber(typed, defaultCountry) });
      }}
    />
  );
}
