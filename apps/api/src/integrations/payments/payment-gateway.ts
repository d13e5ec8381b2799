/** A payment to start, in minor units; `reference` identifies our attempt and comes back with every event. */
export type PaymentOrder = {
  reference: string;
  amount: number;
  /** An ISO code, in capitals. */
  currency: string;
  /** The title on the gateway's page. */
  title: string;
  locale: string;
  /** The public URL, e.g. https://souk.example. */
  origin: string;
  /** The page after a payment or a failed attempt, and the page after the shopper cancels. */
  returnUrl: string;
  cancelUrl: string;
  /** The time at which the attempt expires. */
  expiresAt: Date;
  now: Date;
};

/** The gateway's page for one attempt; `session` is the gateway's id of it. */
export type PaymentPage = { session: string; url: string; expiresAt: Date };

/** Received money; a refund refers to it by `charge`. */
export type Received = { charge: string; amount: number; currency: string };

/** `open`: the attempt can still be paid, or is being processed. */
export type PaymentState = { kind: 'open' } | { kind: 'paid'; received: Received } | { kind: 'failed' };

/** An event of a gateway's webhook; `id` is the same at each delivery. */
export type GatewayEvent = {
  id: string;
  /** The gateway's reason, for bookkeeping. */
  kind: string;
  /** Null if the event belongs to no attempt of ours. */
  reference: string | null;
  state: PaymentState;
};

/** A webhook message as received: the signature covers its exact bytes. */
export type SignedMessage = { body: Buffer; headers: Readonly<Record<string, string | string[] | undefined>>; now: Date };

/**
 * A payment provider. Every operation except `readEvent` calls it over the network and throws GatewayUnreachable or GatewayRefused.
 * Never call one inside a transaction.
 */
export type PaymentGateway = {
  start: (order: PaymentOrder) => Promise<PaymentPage>;
  query: (session: string) => Promise<PaymentState>;
  /** Closes the page, so that it can no longer be paid, and returns the state before. */
  close: (session: string) => Promise<PaymentState>;
  /** Refunds a part or all of a charge, once for each key, and returns the gateway's id of the refund. */
  refund: (refund: { charge: string; amount: number; currency: string; key: string }) => Promise<string>;
  /** Null if the signature is wrong or too old, or if no secret is configured to verify it. */
  readEvent: (message: SignedMessage) => GatewayEvent | null;
};

export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/** The gateway did not answer or is overloaded; a retry may succeed. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable';
}

/** The gateway refused the request; a retry is useless. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  /** The gateway's error code. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The maximum age of a signed message, in seconds. */
export const secondsValid = 300;
