import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { sellerHeaders } from './seller.ts';
import type { buildStaff } from './staff.ts';

type Staff = Awaited<ReturnType<typeof buildStaff>>;

/** The headers of a member of the staff who looks at the panel of a shop. */
export async function buildLook(
  call: TestApp['call'],
  { headers }: Pick<Staff, 'headers'>,
  shopId: number,
): Promise<Record<string, string>> {
  const opened = await call('POST', `/admin/shops/${shopId}/look`, { headers });
  expect(opened.status).toBe(200);
  const [, token = ''] = /^souk_seller=([\w-]{43});/.exec(String(opened.headers['set-cookie'])) ?? [];
  return sellerHeaders(token);
}
