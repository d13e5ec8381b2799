/** The values of the placeholders of a saved reply, by their names. */
export type ReplyValues = Readonly<Record<string, string | null | undefined>>;

/** A saved reply with the values of its place. A placeholder without a value stays, so that the member notices it. */
export function fillReply(message: string, values: ReplyValues): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) && values[name]) || placeholder);
}
