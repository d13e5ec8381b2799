import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser, in base64url: it decrypts what is encrypted with them. */
export type DeviceKeys = { public_key: string; auth_secret: string };

/** The random values of a message; only the test of the standard's example sets it. */
type Chance = { salt: Buffer; sender: ECDH };

/** The longest text of a message: every push service accepts a body of 4096 bytes. */
export const maxPushBytes = 3800;

const recordSize = 4096;
const lastRecord = 2;

/** Encrypts a message to a browser (RFC 8291), as one record of the content coding `aes128gcm` (RFC 8188). */
export function encryptPush(text: Buffer, device: DeviceKeys, { salt, sender }: Chance = createChance()): Buffer<ArrayBuffer> {
  const receiverKey = Buffer.from(device.public_key, 'base64url');
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const shared = derive(sender.computeSecret(receiverKey), Buffer.from(device.auth_secret, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize);
  sizes.writeUInt8(senderKey.length, 4);
  const content = [cipher.update(text), cipher.update(Buffer.of(lastRecord)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, sizes, senderKey, ...content]);
}

function createChance(): Chance {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Whether messages can be encrypted with these keys. */
export function areDeviceKeys({ public_key, auth_secret }: DeviceKeys): boolean {
  try {
    encryptPush(Buffer.alloc(0), { public_key, auth_secret });
    return Buffer.from(public_key, 'base64url').length === 65 && Buffer.from(auth_secret, 'base64url').length === 16;
  } catch {
    return false;
  }
}
