import { isApiError } from '@souk/client/api/api-error.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import { explainError } from '../services.tsx';

/** Lets the person confirm with one of their passkeys. Rejects if they cancel. */
export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: request });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Lets the person make a passkey on this device, or on one that it reaches. Rejects if they cancel. */
export async function makePasskey(request: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: request });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Explains a failure: of the browser's dialog, at the server, or on the way to it. */
export function explainPasskeyError(i18n: I18n, error: unknown): string {
  const { t } = i18n;
  if (isApiError(error) && error.status === 422)
    return t('The passkey was not accepted. Try again, or use the code of your authenticator app.');
  if (isApiError(error)) return explainError(i18n, error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return t('No passkey was used. Try again, or use the code of your authenticator app.');
  if (name === 'InvalidStateError') return t('This device has a passkey for your account already.');
  if (name === 'SecurityError') return t('Passkeys do not work at this address. Open the panel at the address of the shop.');
  return explainError(i18n, error);
}

/** Whether the browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}
