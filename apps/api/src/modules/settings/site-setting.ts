import type { SettingControl } from '@souk/contract/back-office/settings/settings';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { Settings } from '../../../db/schema.ts';

type Json = z.core.util.JSONType;

/** How the typed value of a setting is parsed; `texts` are texts by language. */
type Kind = 'text' | 'flag' | 'whole' | 'json' | 'texts' | 'shop' | 'country';

export type SiteSetting = {
  /** The name in the storefront's configuration. */
  name: string;
  column: Exclude<keyof Insertable<Settings>, 'id'>;
  kind: Kind;
  /** Accepted values, from the contract if the configuration answer has the setting. */
  schema: z.ZodType;
  help: string;
  /** The value of a new marketplace: the default of the column. */
  initial: Json;
  /** How the panel edits it, if not by the default control of its kind. */
  control?: SettingControl;
  /** The smallest and the largest number. */
  limits?: [number, number];
  options?: readonly string[];
  /** The setting that it always follows; it is not edited. */
  follows?: string;
};

type WholeSetting = Required<Pick<SiteSetting, 'limits'>> & Pick<SiteSetting, 'column' | 'help'> & { initial: number | null };

/** A whole number within its limits. One that is null at first can become null again. */
export function wholeSetting({ column, limits, ...rest }: WholeSetting): SiteSetting {
  const schema = z.int().min(limits[0]).max(limits[1]);
  return { ...rest, name: column, column, kind: 'whole', schema: rest.initial === null ? schema.nullable() : schema, limits };
}
