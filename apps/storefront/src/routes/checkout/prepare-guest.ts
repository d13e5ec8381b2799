import { isApiError } from '@souk/client/api/api-error.ts';
import type { Address } from '@souk/contract/account';
import { saveAddress } from '../../features/account/mutations.ts';
import { accountQueries } from '../../features/account/queries.ts';
import { joinGuestPurchase } from '../../features/cart/guest-purchase.ts';
import { joinCart } from '../../features/cart/mutations.ts';
import { type GuestContact, toAddress } from '../../features/checkout/model/guest-draft.ts';
import type { Services } from '../../lib/services/services.ts';

/**
 * Adds what a guest orders to the account that the code has opened, and stores the address. Undefined if a step failed.
 */
export async function prepareGuest(
  services: Services,
  contact: GuestContact,
  { isBuyNow }: { isBuyNow: boolean },
): Promise<Address | undefined> {
  if (!isBuyNow && !(await joinCart(services))) return undefined;
  try {
    if (isBuyNow) await joinGuestPurchase(services);
    return await storeAddress(services, contact);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** An address that the account has already is not stored a second time. */
async function storeAddress(services: Services, contact: GuestContact): Promise<Address> {
  const form = toAddress(contact);
  const { api, queryClient } = services;
  const known = await queryClient.fetchQuery({ ...accountQueries.addresses(api), staleTime: 0 });
  const same = known.find((address) => sameFields.every((field) => (address[field] ?? null) === (form[field] ?? null)));
  return same ?? saveAddress(services, { ...form, is_default: known.length === 0 }, undefined);
}

const sameFields = ['name', 'phone', 'area', 'flat_no', 'post_code', 'address_line', 'address_line2'] as const;
