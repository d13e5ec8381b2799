import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SmtpSettings } from '../../../config/message-settings.ts';
import type { MessageChannel, OutgoingMessage } from '../message-channel.ts';
import { SendFailure } from '../send-failure.ts';
import { readSmtpFailure } from './read-smtp-failure.ts';
import { type Letterhead, renderMail } from './render-mail.ts';

// A comma or a bracket would make several addresses of it, or another one.
const oneAddress = /^[^\s,;:<>()[\]\\"]+$/;

type Patience = { connect: number; silence: number };
const usualPatience: Patience = { connect: 10_000, silence: 20_000 };

type SmtpParts = {
  /** How the market looks in a language. */
  letterhead: (locale: string) => Promise<Letterhead>;
  /** Milliseconds. */
  patience?: Patience;
};

/** Mail by SMTP, in plain text and HTML. */
export function createSmtpChannel(settings: SmtpSettings, { letterhead, patience = usualPatience }: SmtpParts): MessageChannel {
  const { host, port, security, login, from } = settings;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.silence,
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
