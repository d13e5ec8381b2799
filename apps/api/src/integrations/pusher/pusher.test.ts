import { expect, test } from 'vitest';
import { signChannel, signRequest } from './pusher.ts';

// The worked examples of Pusher's own documentation.
const keys = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

test('[account-05] a request to Pusher is signed as Pusher’s example is', () => {
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';
  const query = signRequest(keys, { method: 'POST', path: '/apps/3/events', body, now: new Date(1_353_088_179_000) });
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    auth_key: keys.key,
    auth_timestamp: '1353088179',
    auth_version: '1.0',
    body_md5: 'ec365a775a4cd0599faeb73354201b6f',
    auth_signature: 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  });
});

test('[account-05] a private channel is signed as Pusher’s example is', () => {
  expect(signChannel(keys, '1234.1234', 'private-foobar')).toBe(
    '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  );
});
