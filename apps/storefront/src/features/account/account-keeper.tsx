import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { arrived } from '../../lib/lazy-part.ts';
import { useServices, useVisitor } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/use-session.ts';
import { currentAddress } from '../../lib/stores/auth-store.ts';
import { accountQueries } from './account-queries.ts';

/** Keeps what the whole shop shows of a person: how much is on the wishlist, and where to deliver. */
export function AccountKeeper(): null {
  const services = useServices();
  const { api, auth, cart } = services;
  const enabled = useIsShopper();
  const favorites = useQuery({ ...accountQueries.favorites(api), enabled });
  const addresses = useQuery({ ...accountQueries.addresses(api), enabled });
  const isWaiting = useVisitor((state) => state.hearts.length > 0 || state.viewed.length > 0);
  useEffect(() => {
    if (!enabled || !isWaiting) return;
    arrived(() => import('./join-visitor.ts'))
      .then(({ joinVisitor }) => joinVisitor(services))
      .catch(reportError);
  }, [enabled, isWaiting, services]);
  useEffect(() => {
    if (favorites.data) auth.setState({ favoriteProducts: favorites.data.length });
  }, [favorites.data, auth]);
  useEffect(() => {
    if (!addresses.data) return;
    auth.setState({ addresses: addresses.data });
    cart.setState({ address: currentAddress(addresses.data) });
  }, [addresses.data, auth, cart]);
  return null;
}
