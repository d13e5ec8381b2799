/** The database cannot be opened, and the message says to a person why and what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
