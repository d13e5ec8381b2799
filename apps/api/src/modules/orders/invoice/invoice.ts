import type { Message } from '../../../platform/http/problem.ts';
import type { Direction } from '../../../platform/pdf/visual-runs.ts';

/** What an invoice says, in the language of its reader; amounts are text already. */
export type Invoice = {
  code: string;
  /** The day of the order. */
  date: string;
  market: { name: string; address: string; phone: string | null; email: string | null };
  shop: { name: string; address: string };
  buyer: { name: string; lines: string[]; phone: string };
  payment: string;
  items: InvoiceItem[];
  totals: InvoiceTotal[];
  payable: string;
  /** What of it went back, or is on its way. */
  givenBack: InvoiceTotal | null;
};
export type InvoiceItem = { name: string; note: string; quantity: string; price: string; amount: string };
export type InvoiceTotal = { label: string; value: string };

export type InvoiceLook = {
  direction: Direction;
  /** For Intl and for whoever listens to the document: `fa`. */
  language: string;
  /** The market's main colour. */
  color: string;
  say: (message: Message) => string;
};

/** Sizes and places in points. */
export const sheet = { margin: 48, faint: '#75685f', rule: '#e6dcd2', foot: 56 };
