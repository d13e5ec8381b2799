/** What is to be paid, in our minor units; `reference` is our name for the attempt, and comes back with everything said about it. */
export type PaymentOrder = {
  reference: string;
  amount: number;
  /** An ISO code, in capitals. */
  currency: string;
  /** What the page calls it. */
  title: string;
  locale: string;
  /** Where the market is, e.g. https://market.example. */
  origin: string;
  /** Where the shopper goes afterwards: having paid or tried to, having thought better of it. */
  returnUrl: string;
  cancelUrl: string;
  /** Until when the market waits. */
  expiresAt: Date;
  now: Date;
};

/** A page where something can be paid, by the gateway's name for it. */
export type PaymentPage = { session: string; url: string; expiresAt: Date };

/** Money that came; `charge` is what a refund names. */
export type Received = { charge: string; amount: number; currency: string };

/** `open`: it can still be paid, or is being paid. */
export type PaymentState = { kind: 'open' } | { kind: 'paid'; received: Received } | { kind: 'failed' };

/** What a gateway tells of its own accord; `id` is the same however often it tells it. */
export type GatewayEvent = {
  id: string;
  /** In the gateway's words, for whoever reads the books. */
  kind: string;
  /** Null where it is about nothing of ours. */
  reference: string | null;
  state: PaymentState;
};

/** A message as it came in: only the untouched bytes can be held against the signature. */
export type SignedMessage = { body: Buffer; headers: Readonly<Record<string, string | string[] | undefined>>; now: Date };

/**
 * Somebody who takes money for the market. Every operation but the reading of a message speaks to them over the network and
 * throws GatewayUnreachable where they do not answer, GatewayRefused where they will not. Never inside a transaction.
 */
export type PaymentGateway = {
  start: (order: PaymentOrder) => Promise<PaymentPage>;
  query: (session: string) => Promise<PaymentState>;
  /** Nobody can pay there any more; answers what had become of it before. */
  close: (session: string) => Promise<PaymentState>;
  /** Gives back a part or all of what came; under the same key only once. Answers the gateway's name for it. */
  refund: (refund: { charge: string; amount: number; currency: string; key: string }) => Promise<string>;
  /** Null where the signature is not theirs, is too old, or no secret is set to hold it against. */
  readEvent: (message: SignedMessage) => GatewayEvent | null;
};

export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/** The gateway did not answer, or had no time: the same may work later. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable';
}

/** The gateway understood and will not: trying again is of no use. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  /** In the gateway's words. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** How old a signed message may be. */
export const secondsValid = 300;
