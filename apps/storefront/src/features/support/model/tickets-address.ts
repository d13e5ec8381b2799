import type { TicketStatus } from '@souk/contract/support';
import type { TicketsPage } from '../tickets-queries.ts';

export const ticketStatusTexts = { running: 'Running', completed: 'Completed', cancel: 'Withdrawn' } as const satisfies Record<
  TicketStatus,
  string
>;

/** As the tabs stand. */
export const ticketTabs = ['running', 'completed', 'cancel'] as const satisfies readonly TicketStatus[];

/** Which tickets an address shows: the running ones, if it says nothing that is known. */
export function readTicketsAddress(search: URLSearchParams): TicketsPage {
  const page = search.get('page') ?? '';
  return {
    status: ticketTabs.find((status) => status === search.get('status')) ?? 'running',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of such an address; what is usual is left out. */
export function ticketsQuery({ status, page }: TicketsPage) {
  return { status: status === 'running' ? undefined : status, page: page > 1 ? page : undefined };
}
