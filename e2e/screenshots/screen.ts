import type { APIRequestContext, Page } from '@playwright/test';
import type { Shopper } from '../support/shopper.ts';

export type Stage = {
  page: Page;
  request: APIRequestContext;
  shopper: Shopper;
  language: string;
  /** A text in that language. */
  t: (text: string) => string;
};

/** A screen, or what opens over one. */
export type Screen = {
  name: string;
  path: string | ((stage: Stage) => Promise<string>);
  /** Somebody new is signed in, or the demo shopper, who has been here for long. */
  signedIn?: true | 'demo';
  /** All of them, unless it is only there on some. */
  widths?: readonly number[];
  /** What is done on the page before its picture is taken. */
  open?: (stage: Stage) => Promise<void>;
  /** The whole page, although something was done on it. */
  whole?: boolean;
  /** As it comes out of a printer. */
  printed?: true;
};
