import type { ComposedMessage, MessageText, Recipient } from './message-content.ts';

type MessageParts = {
  composed: ComposedMessage;
  recipient: Recipient;
  appName: string;
  translate: (locale: string, text: MessageText) => string;
};

export type LocalizedMessage = {
  locale: string;
  subject: string;
  /** The whole message, for a phone. */
  text: string;
  /** The parts of a mail. */
  letter: {
    paragraphs: string[];
    rows: { label: string; value: string }[];
    link: { label: string; url: string };
    stop?: { label: string; url: string };
  };
};

/** Translates a message into the language of its recipient. */
export function localizeMessage({ composed, recipient, appName, translate }: MessageParts): LocalizedMessage {
  const { locale, direction } = recipient;
  const localize = ({ text, with: values = {} }: MessageText) =>
    translate(locale, { text, with: direction === 'rtl' ? isolate(values) : values });
  const sentences = composed.sentences.map(localize);
  const link = { label: localize(composed.link.label), url: composed.link.url };
  const stop = composed.stop && { label: localize(composed.stop.label), url: composed.stop.url };
  return {
    locale,
    subject: localize(composed.subject),
    text: `${appName}: ${sentences.join(' ')} ${link.url}${stop ? ` ${stop.label}: ${stop.url}` : ''}`,
    letter: {
      paragraphs: [localize({ text: 'Hello {name},', with: { name: recipient.name } }), sentences.join(' ')],
      rows: composed.rows.map(({ label, value }) => ({ label: localize(label), value: localize(value) })),
      link,
      ...(stop && { stop }),
    },
  };
}

const firstStrongIsolate = '\u2068';
const popDirectionalIsolate = '\u2069';

/** Without isolation `$12.50` or `SK-7Q2` would reorder the words next to them in a right-to-left line. */
function isolate(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${firstStrongIsolate}${value}${popDirectionalIsolate}`]));
}
