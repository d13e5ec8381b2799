import { z } from 'zod';
import { oneOf, optionalNumber, providerUrl } from './fields.ts';

const messageChannels = ['console', 'smtp', 'whatsapp', 'twilio'] as const;
type ChannelName = (typeof messageChannels)[number];

/** A channel that messages go by, with all that it needs. */
export type ChannelSettings =
  | { name: 'console' }
  | ({ name: 'smtp' } & SmtpSettings)
  | ({ name: 'whatsapp' } & WhatsAppSettings)
  | ({ name: 'twilio' } & TwilioSettings);

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte, by STARTTLS, or not at all. */
  security: 'tls' | 'starttls' | 'none';
  login: { user: string; password: string } | undefined;
  from: { name: string; address: string };
};

export type WhatsAppSettings = {
  apiUrl: string;
  token: string;
  phoneId: string;
  /** The approved template of the kind "authentication" that carries codes. */
  codeTemplate: string;
  /** Its body is the marketplace's name and a text. Without a template, WhatsApp delivers only to people who wrote within a day. */
  noticeTemplate: string | undefined;
  /** The languages that both are approved in, the one for all others first. */
  languages: readonly string[];
};

export type TwilioSettings = { apiUrl: string; accountSid: string; authToken: string; from: string };

const senderMessage = 'must be a mail address, alone or as in: Souk <no-reply@market.example>';
const sender = /^(?:([^<>"\r\n]*?)\s*<)?([^\s<>@,;"]+@[^\s<>@,;"]+?)>?$/;

export const messageFields = {
  MESSAGE_CHANNEL: z
    .string()
    .default('console')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(oneOf(messageChannels)))
    .refine((names) => new Set(names).size === names.length, { error: 'names a channel twice' }),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: optionalNumber(1, 65_535),
  SMTP_SECURITY: oneOf(['tls', 'starttls', 'none'] as const).default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: z.string().regex(sender, { error: senderMessage }).optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,25}$/, { error: 'must be the number of digits that Meta calls "Phone number ID"' })
    .optional(),
  WHATSAPP_CODE_TEMPLATE: templateName().optional(),
  WHATSAPP_NOTICE_TEMPLATE: templateName().optional(),
  WHATSAPP_LANGUAGES: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?(\s*,\s*[a-z]{2,3}(_[A-Z]{2})?)*$/, {
      error: 'must be languages as Meta writes them, such as en_US,ar,fa',
    })
    .default('en,ar,fa')
    .transform((text) => text.split(',').map((name) => name.trim())),
  WHATSAPP_API_URL: providerUrl('https://graph.facebook.com/v25.0'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, { error: 'must be AC and 32 hexadecimal digits' })
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|\d{3,8}|MG[0-9a-fA-F]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/, {
      error: 'must be a number such as +12025550147, a Messaging Service (MG…) or a sender name of at most 11 letters and digits',
    })
    .optional(),
  TWILIO_API_URL: providerUrl('https://api.twilio.com'),
};

function templateName() {
  return z.string().regex(/^[a-z0-9_]{1,512}$/, { error: 'must be the name of a template: small letters, digits and _' });
}

const MessageSettings = z.object(messageFields);
type MessageSettings = z.output<typeof MessageSettings>;
type SettingName = keyof MessageSettings;

const needed = {
  console: [],
  smtp: ['SMTP_HOST', 'SMTP_FROM'],
  whatsapp: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_CODE_TEMPLATE'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} satisfies Record<ChannelName, readonly SettingName[]>;

/** Errors in the combination of the channels' settings, by the setting's name. */
export function findMessageErrors(settings: MessageSettings, isProduction: boolean): [SettingName, string][] {
  const channels = settings.MESSAGE_CHANNEL;
  const errors: [SettingName, string][] = channels.flatMap((channel) =>
    needed[channel]
      .filter((name) => settings[name] === undefined)
      .map((name): [SettingName, string] => [name, `is needed by MESSAGE_CHANNEL ${channel}`]),
  );
  if (isProduction && channels.includes('console')) {
    const others = messageChannels.filter((channel) => channel !== 'console').join(', ');
    errors.push(['MESSAGE_CHANNEL', `must be one or more of ${others} in production: the console channel prints sign-in codes in the log`]);
  }
  if (channels.includes('smtp')) errors.push(...findSmtpErrors(settings, isProduction));
  return errors;
}

function findSmtpErrors(
  { SMTP_HOST, SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY }: MessageSettings,
  isProduction: boolean,
): [SettingName, string][] {
  const errors: [SettingName, string][] = [];
  if (SMTP_USER !== undefined && SMTP_PASSWORD === undefined) errors.push(['SMTP_PASSWORD', 'is required with SMTP_USER']);
  if (SMTP_USER === undefined && SMTP_PASSWORD !== undefined) errors.push(['SMTP_USER', 'is required with SMTP_PASSWORD']);
  if (isProduction && SMTP_SECURITY === 'none' && !isThisMachine(SMTP_HOST ?? '')) {
    errors.push(['SMTP_SECURITY', 'must be tls or starttls in production, unless SMTP_HOST is this machine']);
  }
  return errors;
}

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host);
}

/** The channels in their order; call it with validated settings. */
export function readChannels(settings: MessageSettings): ChannelSettings[] {
  return settings.MESSAGE_CHANNEL.map((name) => readChannel(name, settings));
}

function readChannel(name: ChannelName, settings: MessageSettings): ChannelSettings {
  switch (name) {
    case 'console':
      return { name };
    case 'smtp':
      return { name, ...readSmtp(settings) };
    case 'whatsapp':
      return { name, ...readWhatsApp(settings) };
    case 'twilio':
      return { name, ...readTwilio(settings) };
  }
}

const defaultPorts = { tls: 465, starttls: 587, none: 25 };

function readSmtp(settings: MessageSettings): SmtpSettings {
  const { SMTP_HOST, SMTP_PORT, SMTP_SECURITY: security, SMTP_USER: user, SMTP_PASSWORD: password, SMTP_FROM } = settings;
  const [, name = '', address = ''] = sender.exec(checked(SMTP_FROM)) ?? [];
  return {
    host: checked(SMTP_HOST),
    port: SMTP_PORT ?? defaultPorts[security],
    security,
    login: user === undefined || password === undefined ? undefined : { user, password },
    from: { name, address },
  };
}

function readWhatsApp(settings: MessageSettings): WhatsAppSettings {
  return {
    apiUrl: settings.WHATSAPP_API_URL,
    token: checked(settings.WHATSAPP_TOKEN),
    phoneId: checked(settings.WHATSAPP_PHONE_ID),
    codeTemplate: checked(settings.WHATSAPP_CODE_TEMPLATE),
    noticeTemplate: settings.WHATSAPP_NOTICE_TEMPLATE,
    languages: settings.WHATSAPP_LANGUAGES,
  };
}

function readTwilio(settings: MessageSettings): TwilioSettings {
  return {
    apiUrl: settings.TWILIO_API_URL,
    accountSid: checked(settings.TWILIO_ACCOUNT_SID),
    authToken: checked(settings.TWILIO_AUTH_TOKEN),
    from: checked(settings.TWILIO_FROM),
  };
}

function checked(value: string | undefined): string {
  if (value === undefined) throw new Error('Message settings are validated before channels are read');
  return value;
}
