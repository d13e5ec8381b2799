import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { areDeviceKeys, encryptPush } from './encrypt-push.ts';

const device = {
  public_key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth_secret: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('the example of RFC 8291 is encrypted as the standard has it', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const body = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), device, { salt, sender });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a message is encrypted differently each time', () => {
  const text = Buffer.from('Your order is on its way');
  expect(encryptPush(text, device).equals(encryptPush(text, device))).toBe(false);
});

test('keys that are no point of the curve, or have another length, are refused', () => {
  expect(areDeviceKeys(device)).toBe(true);
  expect(areDeviceKeys({ ...device, public_key: `BA${device.public_key.slice(2)}` })).toBe(false);
  expect(areDeviceKeys({ ...device, public_key: '' })).toBe(false);
  expect(areDeviceKeys({ ...device, auth_secret: 'BTBZMqHH6r4' })).toBe(false);
});
