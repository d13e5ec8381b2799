import { useLiveEvents } from '../lib/frame/use-live-events.ts';
import { paths } from '../lib/paths.ts';

/** The queries that show what a kind of event changes. */
const changedBy: Readonly<Record<string, readonly string[]>> = {
  order: ['orders', 'order', 'numbers'],
  ticket: ['tickets', 'ticket'],
  return: ['returns', 'return', 'order'],
  review: ['reviews', 'review'],
  application: ['shops', 'applications'],
  contact: ['contact-messages'],
  'change-request': ['change-requests', 'change-request'],
  'refund-failed': ['orders', 'order', 'refunds', 'memberships'],
};

export function useLive(): void {
  useLiveEvents({ address: '/api/admin/events', queriesOf, signIn: paths.signIn });
}

/** The first `ready` comes while everything is being loaded; queries that are fresh stay as they are. */
function queriesOf(event: string): string[] {
  const kinds = event === 'missed' ? Object.values(changedBy).flat() : (changedBy[event] ?? []);
  return ['home', 'notifications', ...kinds];
}
