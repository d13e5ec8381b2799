import { hash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A fast hash is enough, because 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The token of an Authorization header; undefined unless it is one Bearer token of this server. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(header ?? '')?.[1];
}
