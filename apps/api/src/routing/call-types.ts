import type { AnyCallName, allCalls, CallAnswer, CallBody, CallHeaders, CallParams, CallQuery } from '@souk/contract/calls';
import type { FileRules } from '@souk/contract/files';
import type { AsSeller, AsStaff, Context, ReadContext, SignedIn } from '../context.ts';
import type { Message } from '../platform/app-error.ts';
import type { JsonText } from '../platform/http/json-text.ts';
import type { FileToSend, StreamToSend } from '../platform/http/send-file.ts';
import type { Uploads } from '../platform/uploads/clean-picture.ts';

type Entry<Name extends AnyCallName> = (typeof allCalls)[Name];
type Base<Name extends AnyCallName> = Name extends `GET ${string}`
  ? Entry<Name> extends { writes: true }
    ? Context
    : ReadContext
  : Context;
type ContextOf<Name extends AnyCallName> =
  Entry<Name> extends { access: 'signed-in' }
    ? SignedIn<Base<Name>>
    : Entry<Name> extends { access: 'admin' }
      ? AsStaff<Base<Name>>
      : Entry<Name> extends { access: 'seller' }
        ? AsSeller<Base<Name>>
        : Base<Name>;

type Input<Name extends AnyCallName> = {
  params: CallParams<Name>;
  query: CallQuery<Name>;
  body: CallBody<Name>;
  headers: CallHeaders<Name>;
  files: Entry<Name> extends { files: infer Rules extends FileRules } ? Uploads<Rules> : undefined;
  /** The caller's network address and user agent. */
  address: string;
  device: string;
  /** The origin that the caller used: https://souk.example. */
  origin: string;
};

/**
 * A handler's result: the body's `data`, and perhaps a message, which is translated. `missed` marks that the object that the
 * caller named does not exist although the call succeeds. `token` is the one of the session that the call opened.
 */
export type Answer<Data> = { data: Data; message?: string | Message; missed?: boolean; token?: string };
/** A handler's result if its call sends a file. */
export type FileAnswer = { file: FileToSend | StreamToSend };
type AnswerOf<Name extends AnyCallName> =
  Entry<Name> extends { sends: readonly string[] } ? FileAnswer : Answer<CallAnswer<Name>> | JsonText<CallAnswer<Name>>;
export type Handler<Name extends AnyCallName> = (input: Input<Name>, context: ContextOf<Name>) => Promise<AnswerOf<Name>>;
/** Throws where the sender of a form may not do what it asks. It runs before the first picture of the form is decoded. */
export type Admit<Name extends AnyCallName> = (input: Omit<Input<Name>, 'files'>, context: ContextOf<Name>) => Promise<void>;

/** Registers calls of the contract: validates what comes in, checks who asks, presents the answer. */
export type Router = {
  call: <Name extends AnyCallName>(name: Name, handler: Handler<Name>, admit?: Admit<Name>) => void;
  registered: ReadonlySet<AnyCallName>;
};
