/** A short message to one person. */
export type OutgoingMessage = {
  /** International digits of a phone, or a mail address. */
  to: string;
  subject: string;
  text: string;
};

/** What carries messages to people. `send` throws when it did not work; whoever called tries again. */
export type MessageChannel = { send: (message: OutgoingMessage) => Promise<void> };
