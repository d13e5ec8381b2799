import { Fragment, type ReactNode } from 'react';

/** A translated text whose placeholders are links: languages put them in different places of the sentence. */
export function LinkedText({ text, links }: { text: string; links: Readonly<Record<string, ReactNode>> }) {
  // Right-to-left texts isolate their placeholders with U+2068 and U+2069.
  const parts = text.split(/\u2068?\{(\w+)\}\u2069?/);
  return parts.map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{links[part]}</Fragment>));
}
