import { loadCode } from '@souk/client/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices, useVisitor } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';
import { currentAddress } from '../../lib/stores/auth-store.ts';
import { accountQueries } from './queries.ts';

/** Copies the wishlist count and the delivery address into the stores that all pages read. */
export function AccountSync(): null {
  const services = useServices();
  const { api, auth, cart } = services;
  const enabled = useIsShopper();
  const favoriteIds = useQuery({ ...accountQueries.favoriteIds(api), enabled });
  const addresses = useQuery({ ...accountQueries.addresses(api), enabled });
  const hasVisitorData = useVisitor((state) => state.hearts.length > 0 || state.viewed.length > 0);
  useEffect(() => {
    if (!enabled || !hasVisitorData) return;
    loadCode(() => import('./merge-visitor-data.ts'))
      .then(({ mergeVisitorData }) => mergeVisitorData(services))
      .catch(reportError);
  }, [enabled, hasVisitorData, services]);
  useEffect(() => {
    if (favoriteIds.data) auth.setState({ favoriteProducts: favoriteIds.data.length });
  }, [favoriteIds.data, auth]);
  useEffect(() => {
    if (!addresses.data) return;
    auth.setState({ addresses: addresses.data });
    cart.setState({ address: currentAddress(addresses.data) });
  }, [addresses.data, auth, cart]);
  return null;
}
