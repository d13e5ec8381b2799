import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

const read = (name: string) => readFileSync(new URL(`./certificates/${name}`, import.meta.url), 'utf8');

/** The stand-in's own certificate, for localhost; nobody trusts it by itself. */
export const certificateFile = fileURLToPath(new URL('./certificates/localhost.pem', import.meta.url));

export type ReceivedMail = { from: string; to: string[]; source: string; isEncrypted: boolean; user: string | undefined };

/** How the server refuses: at a stage, with a code; or by falling silent or dropping the line. */
export type SmtpFault = { stage: 'MAIL' | 'RCPT' | 'DATA'; code: number } | 'dropped after data' | 'silent' | undefined;

export type SmtpStandIn = {
  port: number;
  /** Settings of a market that sends by it. */
  env: Record<string, string>;
  mails: ReceivedMail[];
  fault: SmtpFault;
};

type Options = { security?: 'tls' | 'starttls' | 'none' };
const smtpLogin = { user: 'market', password: 'hush-hush-smtp' };

/** A mail server that wants a login, for the tests of a file. */
export async function useSmtpStandIn({ security = 'tls' }: Options = {}): Promise<SmtpStandIn> {
  const sockets = new Set<Socket>();
  const standIn: SmtpStandIn = { port: 0, env: {}, mails: [], fault: undefined };
  const server = new SMTPServer({
    secure: security === 'tls',
    key: read('localhost-key.pem'),
    cert: read('localhost.pem'),
    logger: false,
    disabledCommands: security === 'starttls' ? [] : ['STARTTLS'],
    allowInsecureAuth: security === 'none',
    disableReverseLookup: true,
    onConnect: (_session, done) => void (standIn.fault === 'silent' || done()),
    onAuth: ({ username, password }, _session, done) =>
      username === smtpLogin.user && password === smtpLogin.password
        ? done(null, { user: username })
        : done(refusal(535, 'Username and Password not accepted')),
    onMailFrom: (_address, _session, done) => done(faultAt(standIn, 'MAIL')),
    onRcptTo: ({ address }, _session, done) => done(faultAt(standIn, 'RCPT', `<${address}>: no such mailbox`)),
    onData: async (stream, { envelope, secure, user }, done) => {
      const source = await text(stream);
      const fault = faultAt(standIn, 'DATA');
      if (fault) return done(fault);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      standIn.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source, isEncrypted: secure, user });
      if (standIn.fault === 'dropped after data') for (const socket of sockets) socket.destroy();
      else done();
    },
  });
  // A client that ends the line is no failure of the stand-in's.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.server.address();
  standIn.port = typeof address === 'object' && address ? address.port : 0;
  standIn.env = {
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(standIn.port),
    SMTP_SECURITY: security,
    SMTP_USER: smtpLogin.user,
    SMTP_PASSWORD: smtpLogin.password,
    SMTP_FROM: 'Bazaar <no-reply@market.example>',
  };
  return standIn;
}

function faultAt({ fault }: SmtpStandIn, stage: string, words = 'Refused'): Error | undefined {
  return typeof fault === 'object' && fault.stage === stage ? refusal(fault.code, words) : undefined;
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
