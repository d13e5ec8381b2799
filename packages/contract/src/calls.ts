import type { z } from 'zod';
import { accountCalls } from './account.ts';
import { adminCalls } from './back-office/admin-calls.ts';
import { cartCalls } from './cart.ts';
import { reviewReportsCalls } from './catalog/review-reports.ts';
import { catalogCalls } from './catalog.ts';
import { checkoutCalls } from './checkout.ts';
import { clientErrorsCalls } from './client-errors.ts';
import { contentCalls } from './content.ts';
import { conversationsCalls } from './conversations/conversations.ts';
import { questionsCalls } from './conversations/questions.ts';
import type { Endpoint } from './endpoint.ts';
import type { FileRules } from './files.ts';
import { identityCalls } from './identity.ts';
import { liveCalls } from './live.ts';
import { membershipCalls } from './membership.ts';
import { noticesCalls } from './notices.ts';
import { returnsCalls } from './orders/returns.ts';
import { ordersCalls } from './orders.ts';
import { sellerCalls } from './seller/seller-calls.ts';
import { sellersCalls } from './sellers.ts';
import { settingsCalls } from './settings.ts';
import { supportCalls } from './support.ts';

/** Every call of the shop, by `METHOD /path`. */
export const calls = {
  ...settingsCalls,
  ...catalogCalls,
  ...reviewReportsCalls,
  ...contentCalls,
  ...identityCalls,
  ...accountCalls,
  ...noticesCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...ordersCalls,
  ...returnsCalls,
  ...sellersCalls,
  ...supportCalls,
  ...conversationsCalls,
  ...questionsCalls,
  ...membershipCalls,
  ...liveCalls,
  ...clientErrorsCalls,
};

/** Every call that there is: those of the shop, of the admin panel and of the seller panel. */
export const allCalls = { ...calls, ...adminCalls, ...sellerCalls };

export type CallName = keyof typeof calls;
export type AnyCallName = keyof typeof allCalls;
type Call<Name extends AnyCallName> = (typeof allCalls)[Name];

/** Those that only we offer. */
export type OurCall = { [Name in CallName]: Call<Name> extends { origin: 'ours' } ? Name : never }[CallName];

/** A part of the request as the server's handler receives it: parsed and validated. */
type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body' | 'headers'> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A part of the request as the client writes it in an address, where everything is text. */
type Written = string | number | boolean;
type InAddress<Shape> = { [Key in keyof Shape]: undefined extends Shape[Key] ? Written | undefined : Written };

export type CallParams<Name extends AnyCallName> = Parsed<Call<Name>, 'params'>;
export type CallQuery<Name extends AnyCallName> = Parsed<Call<Name>, 'query'>;
export type CallBody<Name extends AnyCallName> = Parsed<Call<Name>, 'body'>;
export type CallHeaders<Name extends AnyCallName> = Parsed<Call<Name>, 'headers'>;
export type CallAnswer<Name extends AnyCallName> = z.output<Call<Name>['answer']>;

/** The fields of a form with files are text as in an address. */
type IsText<Name extends AnyCallName, Part> = Part extends 'body' ? (Call<Name> extends { files: FileRules } ? true : false) : true;

type Given<Name extends AnyCallName, Part extends 'params' | 'query' | 'body'> =
  Call<Name> extends Record<Part, infer Schema extends z.ZodType>
    ? { [Key in Part]: IsText<Name, Part> extends true ? InAddress<z.input<Schema>> : z.input<Schema> }
    : { [Key in Part]?: undefined };

/** A file as a browser has it, or any other client. */
type GivenFile = { readonly name: string; readonly size: number; readonly type: string };

type GivenFiles<Rules extends FileRules> = {
  [Field in keyof Rules]: Rules[Field] extends { max_count: number }
    ? readonly GivenFile[] | undefined
    : Rules[Field] extends { required: true }
      ? GivenFile
      : GivenFile | undefined;
};

type WithFiles<Name extends AnyCallName> =
  Call<Name> extends { files: infer Rules extends FileRules } ? { files: GivenFiles<Rules> } : { files?: undefined };

/** The client's input for a call. */
export type CallInput<Name extends AnyCallName> = Given<Name, 'params'> & Given<Name, 'query'> & Given<Name, 'body'> & WithFiles<Name>;
