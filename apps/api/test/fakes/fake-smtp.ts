import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../certificates/${name}`, import.meta.url), 'utf8');

/** The fake server's own certificate, for localhost; no client trusts it by default. */
export const certificateFile = fileURLToPath(new URL('../certificates/localhost.pem', import.meta.url));

export type ReceivedMail = { from: string; to: string[]; source: string; isEncrypted: boolean; user: string | undefined };

/** How the server fails: it refuses a command with a code, stops answering, or closes the connection. */
export type SmtpFailure = { command: 'MAIL' | 'RCPT' | 'DATA'; code: number } | 'dropped after data' | 'silent' | undefined;

export type FakeSmtp = {
  port: number;
  /** Settings that send over it. */
  env: Record<string, string>;
  mails: ReceivedMail[];
  failure: SmtpFailure;
};

type Options = { security?: 'tls' | 'starttls' | 'none' };
const smtpLogin = { user: 'market', password: 'hush-hush-smtp' };

/** Starts a mail server with a login, for the tests of one file. */
export async function useFakeSmtp({ security = 'tls' }: Options = {}): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const fake: FakeSmtp = { port: 0, env: {}, mails: [], failure: undefined };
  const server = new SMTPServer({
    secure: security === 'tls',
    key: read('localhost-key.pem'),
    cert: read('localhost.pem'),
    logger: false,
    disabledCommands: security === 'starttls' ? [] : ['STARTTLS'],
    allowInsecureAuth: security === 'none',
    disableReverseLookup: true,
    onConnect: (_session, done) => void (fake.failure === 'silent' || done()),
    onAuth: ({ username, password }, _session, done) =>
      username === smtpLogin.user && password === smtpLogin.password
        ? done(null, { user: username })
        : done(refusal(535, 'Username and Password not accepted')),
    onMailFrom: (_address, _session, done) => done(failureAt(fake, 'MAIL')),
    onRcptTo: ({ address }, _session, done) => done(failureAt(fake, 'RCPT', `<${address}>: no such mailbox`)),
    onData: async (stream, { envelope, secure, user }, done) => {
      const source = await text(stream);
      const failure = failureAt(fake, 'DATA');
      if (failure) return done(failure);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      fake.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source, isEncrypted: secure, user });
      if (fake.failure === 'dropped after data') for (const socket of sockets) socket.destroy();
      else done();
    },
  });
  // A client that closes the connection is not an error of the fake server.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.server.address();
  fake.port = typeof address === 'object' && address ? address.port : 0;
  fake.env = {
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(fake.port),
    SMTP_SECURITY: security,
    SMTP_USER: smtpLogin.user,
    SMTP_PASSWORD: smtpLogin.password,
    SMTP_FROM: 'Bazaar <no-reply@market.example>',
  };
  return fake;
}

function failureAt({ failure }: FakeSmtp, command: string, words = 'Refused'): Error | undefined {
  return typeof failure === 'object' && failure.command === command ? refusal(failure.code, words) : undefined;
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
