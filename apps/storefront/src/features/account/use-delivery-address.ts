import type { Address } from '@souk/contract/account';
import { useState } from 'react';
import { useAuth, useCart, useServices } from '../../lib/services/services-context.tsx';
import { currentAddress } from '../../lib/stores/auth-store.ts';

/** The address to deliver to: what was chosen on this page, otherwise the current one, which is the default or the first. */
export function useDeliveryAddress() {
  const { cart } = useServices();
  const addresses = useAuth((state) => state.addresses);
  const current = useCart((state) => state.address);
  const [chosen, setChosen] = useState<Address>();
  const find = (wanted: Address | null | undefined) => addresses.find(({ id }) => id === wanted?.id);
  function choose(address: Address) {
    setChosen(address);
    cart.setState({ address });
  }
  return { address: find(chosen) ?? find(current) ?? currentAddress(addresses), choose };
}
