/** Options of Node that the operator has set. Apart from the configuration, since it is read before anything else is loaded. */
export function nodeOptions(): string | undefined {
  return process.env.NODE_OPTIONS;
}
