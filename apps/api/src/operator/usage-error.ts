/** What was typed is no command, or not all of one. Said together with where the help is. */
export class UsageError extends Error {
  override name = 'UsageError';
}
