import type { Composed, Words } from './compose-message.ts';
import type { Listener } from './story.ts';

type Addressing = {
  composed: Composed;
  listener: Listener;
  appName: string;
  translate: (locale: string, words: Words) => string;
};

export type Addressed = {
  locale: string;
  subject: string;
  /** All of it, for a phone. */
  text: string;
  /** The same at more length, for a mail. */
  letter: { paragraphs: string[]; rows: { label: string; value: string }[]; link: { label: string; url: string } };
};

/** The message in the person's language; only where it goes is still open. */
export function addressMessage({ composed, listener, appName, translate }: Addressing): Addressed {
  const { locale, direction } = listener;
  const say = ({ text, with: values = {} }: Words) => translate(locale, { text, with: direction === 'rtl' ? isolated(values) : values });
  const sentences = composed.sentences.map(say);
  const link = { label: say(composed.link.label), url: composed.link.url };
  return {
    locale,
    subject: say(composed.subject),
    text: `${appName}: ${sentences.join(' ')} ${link.url}`,
    letter: {
      paragraphs: [say({ text: 'Hello {name},', with: { name: listener.name } }), sentences.join(' ')],
      rows: composed.rows.map(({ label, value }) => ({ label: say(label), value: say(value) })),
      link,
    },
  };
}

const firstStrongIsolate = '\u2068';
const popDirectionalIsolate = '\u2069';

/** In a line from right to left, `$12.50` and `SK-7Q2` would otherwise drag the words beside them along. */
function isolated(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${firstStrongIsolate}${value}${popDirectionalIsolate}`]));
}
