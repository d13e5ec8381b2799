import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { z } from 'zod';
import type { SmtpSettings } from '../../config/message-settings.ts';
import { type MessageChannel, type OutgoingMessage, SendFailure } from './message-channel.ts';
import { type Letterhead, renderMail } from './render-mail.ts';

// A comma or a bracket would make several addresses of it, or another one.
const oneAddress = /^[^\s,;:<>()[\]\\"]+$/;

type Timeouts = { connect: number; silence: number };
const defaultTimeouts: Timeouts = { connect: 10_000, silence: 20_000 };

type SmtpParts = {
  /** Name, logo and contact of the marketplace in a language. */
  letterhead: (locale: string) => Promise<Letterhead>;
  /** Milliseconds. */
  timeouts?: Timeouts;
};

/** Mail by SMTP, in plain text and HTML. */
export function createSmtpChannel(settings: SmtpSettings, { letterhead, timeouts = defaultTimeouts }: SmtpParts): MessageChannel {
  const { host, port, security, login, from } = settings;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
  });
  return {
    name: 'smtp',
    carries: ['mail'],
    media: ['mail'],
    async send(message) {
      if (!oneAddress.test(message.to))
        throw new SendFailure('what it goes to is no mail address', { kind: 'permanent', about: 'recipient' });
      const mail = await composeMail(message, await letterhead(message.locale), from);
      const progress = { handedOver: false };
      try {
        await transport.sendMail({ envelope: { from: from.address, to: message.to }, raw: watched(mail, progress) });
      } catch (error) {
        throw readSmtpFailure(error, progress.handedOver);
      }
    },
  };
}

function composeMail(message: OutgoingMessage, letterhead: Letterhead, from: SmtpSettings['from']): Promise<Buffer> {
  const { html, text } = renderMail(message, letterhead);
  const domain = from.address.split('@')[1] ?? 'localhost';
  const mail = new MailComposer({
    from: { name: from.name || letterhead.name, address: from.address },
    to: message.to,
    subject: message.subject,
    // The same for each attempt, so that a mailbox shows one that came twice once.
    messageId: `<${message.reference}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.locale === 'ir' ? 'fa' : message.locale },
    text,
    html,
  });
  return mail.compile().build();
}

/** The mail as a stream that notes when the last of it has been taken: from then on the server may have it. */
function watched(mail: Buffer, progress: { handedOver: boolean }): Readable {
  return Readable.from(
    (function* () {
      yield mail;
      progress.handedOver = true;
    })(),
  );
}

/** The fields of a nodemailer error; without `responseCode` the server did not answer. */
const SmtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  message: z.string(),
  responseCode: z.number().optional(),
  permanent: z.boolean().optional(),
});
type SmtpError = z.infer<typeof SmtpError>;

/** Classifies a nodemailer error; `handedOver` if the whole mail was sent before it. */
function readSmtpFailure(error: unknown, handedOver: boolean): SendFailure {
  const { success, data } = SmtpError.safeParse(error);
  if (!success) return new SendFailure(String(error), { kind: 'unclear', about: 'channel' });
  const reason = `${data.command ?? 'SMTP'}: ${data.message}`;
  if (data.responseCode !== undefined) return readReply(reason, data);
  if (data.code === 'EENVELOPE') return new SendFailure(reason, { kind: 'permanent', about: 'recipient' });
  return new SendFailure(reason, { kind: handedOver ? 'unclear' : 'temporary', about: 'channel' });
}

/** A refusal after the login and the sender is about this mail or its recipient; an earlier one is for the operator to fix. */
function readReply(reason: string, { command, permanent = false }: SmtpError): SendFailure {
  const about = command === 'RCPT TO' || (command === 'DATA' && permanent) ? 'recipient' : 'channel';
  return new SendFailure(reason, { kind: about === 'recipient' && permanent ? 'permanent' : 'temporary', about });
}
