import { z } from 'zod';
import type { WhatsAppSettings } from '../../config/message-settings.ts';
import { type ApiAnswer, callMessageApi, failureOfStatus } from './call-message-api.ts';
import { type MessageChannel, type OutgoingMessage, SendFailure } from './message-channel.ts';

const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const Refusal = z.object({
  error: z.object({ code: z.number(), message: z.string(), error_data: z.object({ details: z.string().optional() }).optional() }),
});

/** The person has no WhatsApp, does not want our messages, or must not be written to now. */
const refusedRecipient = new Set([130472, 130497, 131009, 131021, 131026, 131030, 131047, 131049, 131050]);
/** Too many messages to one person in a short time. */
const hurriedRecipient = 131056;

/** WhatsApp through Meta's Cloud API. */
export function createWhatsAppChannel(settings: WhatsAppSettings): MessageChannel {
  const url = `${settings.apiUrl}/${settings.phoneId}/messages`;
  const headers = { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' };
  return {
    name: 'whatsapp',
    carries: ['phone'],
    media: ['whatsapp'],
    async send(message) {
      const body = JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: message.to.replace('+', ''),
        ...contentOf(message, settings),
      });
      const failure = readFailure(await callMessageApi({ name: 'WhatsApp', url, headers, body }));
      if (failure) throw failure;
    },
  };
}

/** WhatsApp lets a business write first only in words that Meta has approved, a code only in a template for codes. */
function contentOf(message: OutgoingMessage, { codeTemplate, noticeTemplate, languages }: WhatsAppSettings): object {
  const language = { code: templateLanguage(message.locale, languages) };
  if (message.code !== undefined)
    return { type: 'template', template: { name: codeTemplate, language, components: codeComponents(message.code) } };
  if (noticeTemplate === undefined) return { type: 'text', text: { preview_url: false, body: message.text } };
  return { type: 'template', template: { name: noticeTemplate, language, components: [bodyOf(message.subject, message.text)] } };
}

/** The code appears in the text and on the button that copies it. */
function codeComponents(code: string) {
  return [bodyOf(code), { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] }];
}

function bodyOf(...texts: string[]) {
  return { type: 'body', parameters: texts.map((text) => ({ type: 'text', text: text.replaceAll(/\s+/g, ' ') })) };
}

/** Persian is `ir` in this project and `fa` elsewhere; a language may have a country, as in `en_US`. */
function templateLanguage(locale: string, languages: readonly string[]): string {
  const wanted = locale === 'ir' ? 'fa' : locale;
  return languages.find((language) => language.split('_')[0] === wanted) ?? languages[0] ?? wanted;
}

function readFailure({ status, body }: ApiAnswer): SendFailure | undefined {
  if (status < 300 && Accepted.safeParse(body).success) return undefined;
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return failureOfStatus('WhatsApp', status);
  const { code, message, error_data } = refusal.data.error;
  const reason = `WhatsApp ${code}: ${error_data?.details ?? message}`;
  if (refusedRecipient.has(code)) return new SendFailure(reason, { kind: 'permanent', about: 'recipient' });
  return new SendFailure(reason, { kind: 'temporary', about: code === hurriedRecipient ? 'recipient' : 'channel' });
}
