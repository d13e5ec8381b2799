import { isRecord } from '../../../lib/api/read-answer.ts';

/** What an identity token says of the person, unproved: the server reads it again and checks the signature. */
export function readClaims(token: string): { email?: string } {
  try {
    const bytes = Uint8Array.from(atob(base64(token.split('.')[1] ?? '')), (sign) => sign.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) && typeof claims.email === 'string' ? { email: claims.email } : {};
  } catch {
    return {};
  }
}

function base64(urlSafe: string): string {
  return urlSafe.replaceAll('-', '+').replaceAll('_', '/');
}
