import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { invalid } from '../../../platform/app-error.ts';

const file = new URL('./common-passwords.json', import.meta.url);
const commonPasswords: ReadonlySet<string> = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))));

/** Refuses a new password that differs from its confirmation or is easy to guess. */
export function checkNewPassword({ password, password_confirmation }: { password: string; password_confirmation: string }): void {
  if (password !== password_confirmation) throw invalid('password', 'Confirm Password does not match.');
  const isOneCharacter = new Set(password).size === 1;
  if (isOneCharacter || commonPasswords.has(password.toLowerCase()))
    throw invalid('password', 'This password is too common. Please choose another one.');
}
