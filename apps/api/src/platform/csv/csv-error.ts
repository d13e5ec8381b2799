/** A sheet that cannot be read at all; the message is for whoever sent it. */
export class CsvError extends Error {
  override name = 'CsvError';
}
