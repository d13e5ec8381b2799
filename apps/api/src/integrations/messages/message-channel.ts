/** How a message reaches a person: by their phone (WhatsApp, SMS) or by mail. */
export type Way = 'phone' | 'mail';

/** A way as people know it: SMS and WhatsApp reach the same phone. */
export type Medium = 'mail' | 'whatsapp' | 'sms';

/** A message to one person. */
export type OutgoingMessage = {
  /** `+` and the international digits of a phone, or a mail address. */
  to: string;
  /** The language it is in. */
  locale: string;
  subject: string;
  /** All of it, as a phone shows it. */
  text: string;
  /** The one-time code in the text, which some channels send in a form of their own. */
  code?: string;
  /** The content of a mail, which replaces the text. */
  letter?: Letter;
  /** The medium that the person likes best; another one is better than none. */
  prefer?: Medium | undefined;
  /** The same for each attempt at the same message. */
  reference: string;
};

export type Letter = {
  paragraphs: readonly string[];
  rows?: readonly { label: string; value: string }[];
  link?: { label: string; url: string };
  /** The link by which the person receives no more messages of this kind. */
  stop?: { label: string; url: string };
};

/** Sends messages to people. `send` throws a SendFailure if it failed or may have failed. */
export type MessageChannel = {
  name: string;
  carries: readonly Way[];
  media: readonly Medium[];
  send: (message: OutgoingMessage) => Promise<void>;
};

export function wayBy(medium: Medium): Way {
  return medium === 'mail' ? 'mail' : 'phone';
}

export function wayTo(destination: string): Way {
  return destination.includes('@') ? 'mail' : 'phone';
}

/**
 * - `temporary`: it was not sent, and may be later;
 * - `permanent`: it was not sent, and never will be;
 * - `unclear`: it may have been sent, since the connection ended before the answer.
 */
export type FailureKind = 'temporary' | 'permanent' | 'unclear';

type FailureDetails = {
  kind: FailureKind;
  /** Whether this one person cannot be reached, or nobody can. */
  about: 'recipient' | 'channel';
};

/** Why a message was not sent, in words for the operator. Providers repeat whom it was for: that is left out. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly kind: FailureKind;
  readonly about: FailureDetails['about'];
  /** The medium that was tried last. */
  medium?: Medium | undefined;

  constructor(reason: string, { kind, about }: FailureDetails) {
    super(withoutAddresses(reason));
    this.kind = kind;
    this.about = about;
  }
}

function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '(address)').replaceAll(/\+?\d{8,}/g, '(number)');
}
