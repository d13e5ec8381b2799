import { z } from 'zod';
import { url, withoutTrailingSlash } from './fields.ts';

/** Credentials and address of Pusher. */
export type PusherSettings = {
  appId: string;
  key: string;
  secret: string;
  cluster: string;
  /** The address of another server that speaks Pusher's protocol; null is Pusher itself. */
  host: string | null;
};

export const pusherFields = {
  PUSHER_APP_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, { error: 'must be the app_id of the Channels app' })
    .optional(),
  PUSHER_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, { error: 'must be the key of the Channels app' })
    .optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, { error: 'must be a cluster such as eu' })
    .optional(),
  PUSHER_HOST: url(['http:', 'https:'], 'an address such as https://live.market.example')
    .transform((text) => withoutTrailingSlash(text))
    .optional(),
};

const PusherFields = z.object(pusherFields);
type PusherFields = z.output<typeof PusherFields>;
type SettingName = keyof PusherFields;

const settingNames = PusherFields.keyof().options;

/** Errors in the combination of the Pusher settings, by the setting's name. */
export function findPusherErrors(settings: PusherFields, isProduction: boolean): [SettingName, string][] {
  const { PUSHER_HOST: host } = settings;
  if (settingNames.every((name) => settings[name] === undefined)) return [];
  const errors = settingNames
    .filter((name) => settings[name] === undefined && (host === undefined ? name !== 'PUSHER_HOST' : name !== 'PUSHER_CLUSTER'))
    .map((name): [SettingName, string] => [name, 'is required with the other settings of Pusher']);
  if (isProduction && host?.startsWith('http:')) errors.push(['PUSHER_HOST', 'must begin with https: in production']);
  return errors;
}

/** Undefined if pages use the server's own event stream. */
export function readPusher(settings: PusherFields): PusherSettings | undefined {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_CLUSTER: cluster, PUSHER_HOST: host } = settings;
  if (appId === undefined || key === undefined || secret === undefined) return undefined;
  // The page's library wants the name of a cluster also where a host makes it needless.
  return { appId, key, secret, cluster: cluster ?? 'mt1', host: host ?? null };
}
