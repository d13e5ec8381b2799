import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachment, picture } from '@souk/contract/files';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm, encodeForm, type FormParts } from '../../../test/build-form.ts';
import { createServer, type Timeouts } from '../http/create-server.ts';
import { handleErrors } from '../http/error-handler.ts';
import { readForm } from './read-form.ts';

const mebibyte = 1024 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'souk-incoming-'));
const timeouts: Timeouts = { headers: 1000, request: 300, upload: 30_000, idle: 1000, silence: 60_000, check: 20 };

const expected = {
  body: z.strictObject({ shop_name: z.string().min(1).max(20), rating: z.coerce.number().optional() }),
  files: { logo: { ...picture, required: true }, photos: { ...picture, max_count: 2 }, paper: { ...attachment, required: false } },
};
let got: Awaited<ReturnType<typeof readForm>> | undefined;
function startServer(limits: Timeouts) {
  const server = createServer({ logger: false, trustProxy: false, bodyLimit: 1000, maxConnections: 50, maxInFlight: 50, timeouts: limits });
  handleErrors(server, {
    translate: (_request, message) => message.text.replaceAll(/\{(\w+)\}/g, (_, name) => String(message.with?.[name])),
    isUnavailable: () => false,
  });
  server.post('/form', async (request) => {
    got = await readForm(request, expected, folder);
    return {};
  });
  return server;
}

const server = startServer(timeouts);
/** Its uploads must end within 0.7 s: too little for large files on a busy machine, so only the test of slow senders uses it. */
const impatient = startServer({ ...timeouts, upload: 700 });

let port = 0;
let impatientPort = 0;
beforeAll(async () => {
  port = await listen(server);
  impatientPort = await listen(impatient);
});
afterAll(async () => {
  await impatient.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  expect(await readdir(folder)).toEqual([]);
  got = undefined;
});

const named: FormParts = [['shop_name', 'Lamp & Co']];
const makePicture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#B4501E' } });
const asFile = (content: Buffer, name = 'photo.jpg') => new File([new Uint8Array(content)], name);

async function send(parts: FormParts) {
  const answer = await fetch(`http://127.0.0.1:${port}/form`, { method: 'POST', body: buildForm(parts) });
  return {
    status: answer.status,
    body: z.looseObject({ errors: z.record(z.string(), z.array(z.string())).optional() }).parse(await answer.json()),
  };
}
const sendLogo = (file: File) => send([...named, ['logo', file]]);

describe('a form', () => {
  test('arrives as parsed fields and as re-encoded pictures', async () => {
    const tall = await makePicture(40, 90)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await send([
      ...named,
      ['rating', '4'],
      ['logo', asFile(tall)],
      ['photos', aFile('png')],
      ['photos', aFile('png')],
      ['paper', aFile('pdf', '../bill "1".pdf')],
    ]);
    expect(answer).toMatchObject({ status: 200 });
    expect(got?.body).toEqual({ shop_name: 'Lamp & Co', rating: 4 });
    expect(got?.files).toMatchObject({
      // Lying on its side as the camera held it: turned upright, 40 × 90 is 90 × 40.
      logo: { kind: 'picture', name: 'photo.jpg', width: 90, height: 40, preview: expect.stringMatching(/^data:image\/webp;base64,/) },
      photos: [{ kind: 'picture' }, { kind: 'picture' }],
      paper: { kind: 'pdf', name: 'bill 1.pdf', content: Buffer.from('%PDF-1.4\n%%EOF\n') },
    });
    const { logo } = got?.files ?? {};
    if (!logo || Array.isArray(logo)) throw new Error('There is no logo.');
    const written = await sharp(logo.content).metadata();
    expect([written.format, written.exif, written.orientation, written.xmp]).toEqual(['webp', undefined, undefined, undefined]);
    expect(logo.content.includes('secret')).toBe(false);
  });

  test('may leave out what is not required, also as a browser leaves a field empty', async () => {
    expect(await send([...named, ['logo', aFile('png')], ['paper', new File([], '')]])).toMatchObject({ status: 200 });
    expect(got?.files).toMatchObject({ photos: [], paper: undefined });
  });

  test('a large picture is stored no larger than any screen shows it', async () => {
    expect(await sendLogo(asFile(await makePicture(5000, 3000).jpeg().toBuffer()))).toMatchObject({ status: 200 });
    expect(got?.files.logo).toMatchObject({ width: 2400, height: 1440 });
  });
});

describe('is refused, by field', () => {
  test('a drawing with script, whatever it is called', async () => {
    for (const file of [aFile('svg'), aFile('svg', 'logo.png'), aFile('html', 'logo.jpg'), aFile('pdf', 'logo.png')]) {
      expect(await sendLogo(file)).toMatchObject({
        status: 422,
        body: { message: 'The logo field accepts only images (JPEG, PNG or WebP)', errors: { logo: [expect.any(String)] } },
      });
    }
  });

  test('a picture of a wrong name is still a picture', async () => {
    expect(await sendLogo(aFile('png', 'holiday.exe'))).toMatchObject({ status: 200 });
  });

  test('what is neither a picture nor a PDF, where both may be', async () => {
    expect(await send([...named, ['logo', aFile('png')], ['paper', aFile('html', 'bill.pdf')]])).toMatchObject({
      status: 422,
      body: { errors: { paper: ['The paper field accepts only images (JPEG, PNG or WebP) and PDFs'] } },
    });
  });

  test('a picture of a hundred million pixels, though it is small', async () => {
    const bomb = await makePicture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(mebibyte);
    expect(await sendLogo(asFile(bomb))).toMatchObject({
      status: 422,
      body: { errors: { logo: ['An image in the logo field has too many pixels'] } },
    });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('half a %s', async (format) => {
    const noise = { width: 300, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
    const whole = await sharp({ create: noise })[format]().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await sendLogo(asFile(half))).toMatchObject({
      status: 422,
      body: { errors: { logo: ['A file in the logo field is damaged and cannot be opened'] } },
    });
  });

  test('a file that is too large, of 6 MB and of 20, with how much there may be', async () => {
    for (const size of [5 * mebibyte + 1, 6 * mebibyte, 20 * mebibyte]) {
      const large = Buffer.alloc(size);
      Buffer.from([0xff, 0xd8, 0xff]).copy(large);
      expect(await sendLogo(asFile(large))).toMatchObject({
        status: 413,
        body: { message: 'The logo field accepts files up to 5 MB', errors: { logo: ['The logo field accepts files up to 5 MB'] } },
      });
    }
  });

  test('each field has its own size', async () => {
    const paper = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(3 * mebibyte)]);
    expect(await send([...named, ['logo', aFile('png')], ['paper', asFile(paper, 'bill.pdf')]])).toMatchObject({
      status: 413,
      body: { errors: { paper: ['The paper field accepts files up to 2 MB'] } },
    });
  });

  test('too many files, none where one must be, an empty one', async () => {
    const three: FormParts = [1, 2, 3].map(() => ['photos', aFile('png')]);
    expect(await send([...named, ['logo', aFile('png')], ...three])).toMatchObject({
      status: 422,
      body: { errors: { photos: ['The photos field may have at most 2 files'] } },
    });
    expect(await send(named)).toMatchObject({ status: 422, body: { errors: { logo: ['The logo field is required'] } } });
    expect(await sendLogo(aFile('nothing', 'logo.png'))).toMatchObject({
      status: 422,
      body: { errors: { logo: ['A file in the logo field is empty'] } },
    });
  });

  test('text where a file belongs, a file where text belongs, and what nobody asked for', async () => {
    const answer = await send([
      ['shop_name', aFile('png')],
      ['logo', 'text'],
      ['x', aFile('png')],
      ['y', 'text'],
    ]);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        shop_name: ['The shop name field is not recognized'],
        logo: ['The logo field must be a file'],
        x: ['The x field is not recognized'],
        y: ['The y field is not recognized'],
      },
    ]);
  });

  test('all errors are answered at once', async () => {
    const answer = await send([
      ['shop_name', 'x'.repeat(21)],
      ['logo', aFile('svg')],
    ]);
    expect(answer).toMatchObject({ status: 422, body: { message: 'The shop name field may have at most 20 characters' } });
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['shop_name', 'logo']);
  });

  test('a field that comes twice, and one without an end', async () => {
    expect((await send([...named, ...named, ['logo', aFile('png')]])).body.errors).toHaveProperty('shop_name');
    expect(
      await send([
        ['shop_name', ' '.repeat(100_000)],
        ['logo', aFile('png')],
      ]),
    ).toMatchObject({ status: 413, body: { errors: { shop_name: ['The shop name field is too long'] } } });
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no end', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nabc'],
    [
      'a field named like what every object has',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--b--',
    ],
  ])('%s is a 400', async (_, type, payload) => {
    const answer = await server.inject({ method: 'POST', url: '/form', headers: { 'content-type': type }, payload });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'The form could not be read. Please try again.' }]);
  });

  test('what is no form at all is a 415', async () => {
    const answer = await server.inject({ method: 'POST', url: '/form', payload: { shop_name: 'Lamp' } });
    expect([answer.statusCode, answer.json()]).toEqual([415, { message: 'The request must be a multipart form' }]);
  });

  test('an empty form lacks its fields', async () => {
    const { payload, headers } = await encodeForm(new FormData());
    const answer = await server.inject({ method: 'POST', url: '/form', headers, payload });
    expect(answer.statusCode).toBe(422);
  });

  test('more than could be right is a 413 before it is read', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(200 * mebibyte) },
      payload: '',
    });
    expect(answer.statusCode).toBe(413);
  });

  test('one who sends without an end is stopped', async () => {
    const socket = await begin('Transfer-Encoding: chunked');
    const chunk = Buffer.alloc(mebibyte);
    let sent = 0;
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    while (socket.writable && sent < 200) {
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      // At the pace of the line, so that what is counted has arrived.
      await new Promise((resolve) => socket.write('\r\n', resolve));
      sent += 1;
    }
    expect(sent).toBeLessThan(100);
    await closed;
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
    expect(got).toBeUndefined();
  });
});

describe('who goes away in the midst', () => {
  test('leaves nothing behind', async () => {
    const socket = await begin(`Content-Length: ${4 * mebibyte}`);
    socket.write(Buffer.alloc(mebibyte));
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
    expect(got).toBeUndefined();
  });

  test('who sends too slowly is hung up on, later than with a plain request, and leaves nothing', async () => {
    const started = performance.now();
    const socket = await begin(`Content-Length: ${4 * mebibyte}`, impatientPort);
    socket.write(Buffer.alloc(100_000));
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
    const drip = setInterval(() => socket.write('x'), 50);
    // `once` would reject where a drip meets the closed connection.
    await new Promise((resolve) =>
      socket
        .on('error', () => undefined)
        .once('close', resolve)
        .resume(),
    );
    clearInterval(drip);
    expect(performance.now() - started).toBeGreaterThan(timeouts.request + 100);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  });
});

/** A form that is under way: its first file has begun. */
async function begin(header: string, at = port) {
  const socket = connect(at, '127.0.0.1');
  await once(socket, 'connect');
  const head = '--b\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n';
  socket.write(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${header}\r\n\r\n`);
  socket.write(header.startsWith('Transfer') ? `${head.length.toString(16)}\r\n${head}\r\n` : head);
  return socket;
}

async function listen(started: ReturnType<typeof createServer>): Promise<number> {
  await started.listen({ host: '127.0.0.1', port: 0 });
  const address = started.server.address();
  if (!address || typeof address !== 'object') throw new Error('The server has no port');
  return address.port;
}
