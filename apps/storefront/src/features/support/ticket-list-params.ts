import type { TicketStatus } from '@souk/contract/support';
import type { TicketsPage } from './queries.ts';

export const ticketStatusTexts = { running: 'Open', completed: 'Completed', cancel: 'Closed by you' } as const satisfies Record<
  TicketStatus,
  string
>;

/** In the order of the tabs. */
export const ticketTabs = ['running', 'completed', 'cancel'] as const satisfies readonly TicketStatus[];

/** Reads the tickets to show from the URL; an unknown value is replaced by its default. */
export function parseTicketListParams(search: URLSearchParams): TicketsPage {
  const page = search.get('page') ?? '';
  return {
    status: ticketTabs.find((status) => status === search.get('status')) ?? 'running',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The URL parameters of a page of tickets, without those that have their default. */
export function toTicketListParams({ status, page }: TicketsPage) {
  return { status: status === 'running' ? undefined : status, page: page > 1 ? page : undefined };
}
