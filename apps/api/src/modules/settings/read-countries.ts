import type { Country } from '@souk/contract/settings';
import type { ReadContext } from '../../context.ts';
import { listCountries } from './repository.ts';

export function readCountries({ read }: Pick<ReadContext, 'read'>): Promise<Country[]> {
  return listCountries(read);
}
