import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { z } from 'zod';

/** The Cloud API of WhatsApp and the Messages API of Twilio, with their real answers, on a port of their own. */
export type FakeMessageApi = {
  /** Settings that send over these channels. */
  env: { whatsapp: Record<string, string>; twilio: Record<string, string> };
  /** The accepted messages, in order. */
  accepted: { provider: 'whatsapp' | 'twilio'; to: string; body: unknown }[];
  /** Answers every request so, until set to undefined; `hang` never answers, `drop` ends the line. */
  failure: { status: number; body: string } | 'hang' | 'drop' | undefined;
  /** How many requests came, answered or not. */
  requests: number;
};

const token = 'EAAJhush-hush-whatsapp';
const phoneId = '106540352242922';
const accountSid = `AC${'0a'.repeat(16)}`;
const authToken = 'hush-hush-twilio';

export async function useFakeMessageApi(): Promise<FakeMessageApi> {
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    fake.requests += 1;
    const sent = await text(request);
    if (fake.failure === 'hang') return;
    if (fake.failure === 'drop') return void request.socket.destroy();
    const { status, body } = fake.failure ?? reply(request, sent, fake);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const fake: FakeMessageApi = {
    env: {
      whatsapp: { WHATSAPP_API_URL: base, WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_CODE_TEMPLATE: 'souk_code' },
      twilio: { TWILIO_API_URL: base, TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: '+12025550147' },
    },
    accepted: [],
    failure: undefined,
    requests: 0,
  };
  return fake;
}

type Reply = { status: number; body: string };
const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });

function reply({ url, headers }: IncomingMessage, sent: string, fake: FakeMessageApi): Reply {
  if (url === `/${phoneId}/messages`) return replyOfWhatsApp(headers, sent, fake);
  if (url === `/2010-04-01/Accounts/${accountSid}/Messages.json`) return replyOfTwilio(headers, sent, fake);
  return whatsAppError(400, 100, `Unsupported post request. Object with ID '${url}' does not exist`);
}

const WhatsAppMessage = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{6,15}$/),
  type: z.enum(['template', 'text']),
  template: z.object({ name: z.string(), language: z.object({ code: z.string() }), components: z.array(z.unknown()) }).optional(),
  text: z.object({ preview_url: z.boolean(), body: z.string().min(1).max(4096) }).optional(),
});

const templates = new Map([
  ['souk_code', ['en_US', 'ar', 'fa']],
  ['souk_notice', ['en_US', 'ar', 'fa']],
]);

function replyOfWhatsApp(headers: IncomingMessage['headers'], sent: string, fake: FakeMessageApi): Reply {
  if (headers.authorization !== `Bearer ${token}`) return whatsAppError(401, 190, 'Invalid OAuth access token - Cannot parse access token');
  const message = WhatsAppMessage.safeParse(JSON.parse(sent));
  if (!message.success) return whatsAppError(400, 100, '(#100) Invalid parameter');
  const { to, template } = message.data;
  if (template && !templates.get(template.name)?.includes(template.language.code)) {
    return whatsAppError(404, 132001, '(#132001) Template name does not exist in the translation');
  }
  fake.accepted.push({ provider: 'whatsapp', to, body: message.data });
  return json(200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: `wamid.${fake.requests}` }],
  });
}

/** An error answer in the format of Meta. */
export function whatsAppError(status: number, code: number, message: string, details?: string): Reply {
  const error_data = details === undefined ? undefined : { messaging_product: 'whatsapp', details };
  return json(status, { error: { message, type: 'OAuthException', code, error_data, fbtrace_id: 'Az8or2yhqkZfEZ' } });
}

function replyOfTwilio(headers: IncomingMessage['headers'], sent: string, fake: FakeMessageApi): Reply {
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  if (headers.authorization !== expected) return twilioError(401, 20003, 'Authenticate');
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return twilioError(400, 20001, 'Bad request');
  const form = Object.fromEntries(new URLSearchParams(sent));
  const to = form.To ?? '';
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return twilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (!form.Body) return twilioError(400, 21602, 'Message body is required.');
  fake.accepted.push({ provider: 'twilio', to, body: form });
  return json(201, { sid: `SM${'b'.repeat(32)}`, status: 'queued', to, from: form.From, error_code: null });
}

/** As Twilio words an error. */
export function twilioError(status: number, code: number, message: string): Reply {
  return json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}
