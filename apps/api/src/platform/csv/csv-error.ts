import { Fault } from '../fault.ts';

/** A sheet that cannot be read at all. */
export class CsvError extends Fault {
  override name = 'CsvError';
}
