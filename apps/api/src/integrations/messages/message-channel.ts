/** How a message reaches a person: by their phone (WhatsApp, SMS) or by mail. */
export type Way = 'phone' | 'mail';

/** What people call it: a phone is reached in two ways that they tell apart. */
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
  /** What a mail says instead of the text. */
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
};

/** What carries messages to people. `send` throws a SendFailure where it did not work, or may not have. */
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
