import type { Command } from './command.ts';
import { contactList } from './contact/contact-list.ts';
import { contactShow } from './contact/contact-show.ts';
import { errorsClear } from './errors/errors-clear.ts';
import { errorsList } from './errors/errors-list.ts';
import { errorsShow } from './errors/errors-show.ts';
import { goodsRooms } from './goods-rooms.ts';
import { jobsList } from './jobs/jobs-list.ts';
import { jobsRetry } from './jobs/jobs-retry.ts';
import { membershipsEnd } from './memberships/memberships-end.ts';
import { membershipsList } from './memberships/memberships-list.ts';
import { membershipsPaid } from './memberships/memberships-paid.ts';
import { ordersCancel } from './orders/orders-cancel.ts';
import { ordersList } from './orders/orders-list.ts';
import { ordersRefund } from './orders/orders-refund.ts';
import { ordersShow } from './orders/orders-show.ts';
import { ordersStatus } from './orders/orders-status.ts';
import { peopleBlock } from './people/people-block.ts';
import { peopleErase } from './people/people-erase.ts';
import { peopleExport } from './people/people-export.ts';
import { peopleList } from './people/people-list.ts';
import { peopleShow } from './people/people-show.ts';
import { peopleSignOut } from './people/people-sign-out.ts';
import { peopleUnblock } from './people/people-unblock.ts';
import { refundsDone } from './refunds/refunds-done.ts';
import { refundsList } from './refunds/refunds-list.ts';
import { securityList } from './security/security-list.ts';
import { sessionsEnd } from './sessions/sessions-end.ts';
import { sessionsList } from './sessions/sessions-list.ts';
import { ticketsAnswer } from './tickets/tickets-answer.ts';
import { ticketsClose } from './tickets/tickets-close.ts';
import { ticketsList } from './tickets/tickets-list.ts';
import { ticketsShow } from './tickets/tickets-show.ts';
import { check } from './upkeep/check.ts';
import { reindex } from './upkeep/reindex.ts';

/** The commands that begin with the same word. */
export type Room = { name: string; summary: string; commands: readonly Command[] };

/** All commands. A command of one word has a room of its own. */
export const rooms: readonly Room[] = [
  {
    name: 'orders',
    summary: 'see them, move them on, cancel them, give money back',
    commands: [ordersList, ordersShow, ordersStatus, ordersCancel, ordersRefund],
  },
  { name: 'refunds', summary: 'what goes back, and what has to be given back by hand', commands: [refundsList, refundsDone] },
  {
    name: 'tickets',
    summary: 'see them, answer them, close them',
    commands: [ticketsList, ticketsShow, ticketsAnswer, ticketsClose],
  },
  { name: 'contact', summary: 'what came by the contact form', commands: [contactList, contactShow] },
  {
    name: 'memberships',
    summary: 'who is a member, cash that is collected, ends',
    commands: [membershipsList, membershipsPaid, membershipsEnd],
  },
  ...goodsRooms,
  {
    name: 'people',
    summary: 'see them, sign them out, block, export and erase them',
    commands: [peopleList, peopleShow, peopleSignOut, peopleBlock, peopleUnblock, peopleExport, peopleErase],
  },
  { name: 'sessions', summary: 'where somebody is signed in', commands: [sessionsList, sessionsEnd] },
  { name: 'jobs', summary: 'what is done in the background', commands: [jobsList, jobsRetry] },
  { name: 'errors', summary: 'errors of the storefront that browsers reported', commands: [errorsList, errorsShow, errorsClear] },
  { name: 'security', summary: 'the security log: sign-ins, wrong codes, changes of accounts', commands: [securityList] },
  { name: 'check', summary: 'whether everything adds up', commands: [check] },
  { name: 'reindex', summary: 'search words and lists anew', commands: [reindex] },
];
