import type { APIRequestContext, Page } from '@playwright/test';
import type { Shopper } from '../support/shopper.ts';

export type ScreenContext = {
  page: Page;
  request: APIRequestContext;
  shopper: Shopper;
  language: string;
  /** Returns a text in that language. */
  t: (text: string) => string;
};

/** A screen, or a dialog or menu over one. */
export type Screen = {
  name: string;
  path: string | ((context: ScreenContext) => Promise<string>);
  /** `true` signs in a new shopper, `demo` the demo shopper with their history. */
  signedIn?: true | 'demo';
  /** All widths, unless the screen exists only at some. */
  widths?: readonly number[];
  /** Actions on the page before its screenshot. */
  open?: (context: ScreenContext) => Promise<void>;
  /** Takes the whole page although `open` is set. */
  whole?: boolean;
  /** Takes the screenshot with the print styles. */
  printed?: true;
};
