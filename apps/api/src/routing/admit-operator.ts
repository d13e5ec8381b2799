import { isOpenToKeys } from '@souk/contract/back-office/programs/api-keys';
import type { Endpoint } from '@souk/contract/endpoint';
import { onlyLooking } from '@souk/contract/seller/access';
import type { FastifyRequest } from 'fastify';
import { readSessionToken } from '../back-office-session.ts';
import type { SellerOperator, StaffOperator } from '../context.ts';
import { forbidden, notSignedIn, operatorError, tooMany } from '../platform/app-error.ts';
import { createLimiter, type Limiter } from '../platform/limits/limiter.ts';
import { networkOf } from '../platform/limits/miss-limit.ts';

export type PanelOperator = StaffOperator | SellerOperator;

export type AdmittingParts = {
  /** The member of the staff whose token it is; null if the session has ended or they are no member any more. */
  staffOf: (token: string) => Promise<StaffOperator | null>;
  /** The member of a shop whose token it is; null if the session has ended, they are no member any more, or the shop is blocked. */
  sellerOf: (token: string) => Promise<SellerOperator | null>;
  /** The member of the staff for whom the program with that key acts; null if the key is not valid. */
  keyOperatorOf: (key: string) => Promise<StaffOperator | null>;
  /** Throws 403 if the member has not entered the second factor lately. */
  checkRecent: (operator: PanelOperator) => Promise<void>;
};

/** `calls`: by API key. `unknown`: tries with a key that is not valid, by network. */
export type KeyLimits = { calls: Limiter; unknown: Limiter };

export function createKeyLimits(): KeyLimits {
  return { calls: createLimiter({ burst: 60, perMinute: 300 }), unknown: createLimiter({ burst: 120, perMinute: 30 }) };
}

type Admitting = { endpoint: Endpoint; request: FastifyRequest; keys: KeyLimits; parts: AdmittingParts };

/** Finds the operator of a call of the panels, and refuses one without a session or the permission; null for a call that opens a session. */
export async function admitOperator(admitting: Admitting, key: string | undefined): Promise<PanelOperator | null> {
  switch (admitting.endpoint.access) {
    case 'admin':
      return key === undefined ? admitStaff(admitting) : admitProgram(admitting, key);
    case 'seller':
      return admitSeller(admitting);
    default:
      return null;
  }
}

async function admitSeller({ endpoint, request, parts }: Admitting): Promise<SellerOperator> {
  const token = readSessionToken('seller', request);
  const operator = token === undefined ? null : await parts.sellerOf(token);
  if (!operator) throw notSignedIn();
  if (endpoint.access === 'seller' && endpoint.needs !== 'session' && !operator.permissions.has(endpoint.needs)) throw forbidden();
  const changes = request.method !== 'GET' && endpoint.closesSession === undefined && !endpoint.onlyCalculates;
  if (operator.look_id !== undefined && changes)
    throw operatorError('forbidden', 'You only look at the panel of this shop, so you cannot change anything.', undefined, {
      code: onlyLooking,
    });
  if (endpoint.recent) await parts.checkRecent(operator);
  return operator;
}

async function admitStaff({ endpoint, request, parts }: Admitting): Promise<StaffOperator> {
  const token = readSessionToken('admin', request);
  const operator = token === undefined ? null : await parts.staffOf(token);
  if (!operator) throw notSignedIn();
  if (!mayStaffCall(endpoint, operator)) throw forbidden();
  if (endpoint.recent) await parts.checkRecent(operator);
  return operator;
}

/** Admits a program with a key: within its scopes, and never to what a person has to confirm with a second factor. */
async function admitProgram({ endpoint, request, keys, parts }: Admitting, key: string): Promise<StaffOperator> {
  const operator = await findProgram({ request, keys, parts }, key);
  const wait = keys.calls.consume(String(operator.api_key_id));
  if (wait !== undefined) throw tooMany('Too many requests. Please try again later.', wait);
  if (!isOpenToKeys(endpoint)) throw forbidden('An API key cannot make this call.');
  if (!mayStaffCall(endpoint, operator)) throw forbidden();
  return operator;
}

/** Each look-up is a statement, so that a network that guesses keys is refused without one. */
async function findProgram({ request, keys, parts }: Omit<Admitting, 'endpoint'>, key: string): Promise<StaffOperator> {
  const network = networkOf(request.ip);
  // Counted in advance, so that parallel guesses do not pass the limit.
  const wait = keys.unknown.consume(network);
  if (wait !== undefined) throw tooMany('Too many requests. Please try again later.', wait);
  const operator = await parts.keyOperatorOf(key);
  if (!operator) throw notSignedIn();
  keys.unknown.restore(network);
  return operator;
}

function mayStaffCall(endpoint: Endpoint, { permissions }: StaffOperator): boolean {
  if (endpoint.access !== 'admin') return false;
  const { needs, needsAny } = endpoint;
  if (needsAny) return needsAny.some((each) => permissions.has(each));
  return needs === 'session' || permissions.has(needs);
}
