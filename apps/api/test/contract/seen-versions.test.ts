import { type AnyCallName, allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Writing calls that name nothing of what the caller saw, by the reason why nothing of somebody else is lost. */
const unseen = {
  /** They add something, or send what is stored. */
  adds: [
    'POST /admin/staff',
    'POST /admin/roles',
    'POST /admin/orders/{code}/notes',
    'POST /admin/products',
    'POST /admin/pictures',
    'POST /admin/films',
    'POST /admin/categories',
    'POST /admin/terms/{kind}',
    'POST /admin/tickets/{ticket_number}/note',
    'POST /admin/saved-replies',
    'POST /admin/keys',
    'POST /admin/shops',
    'POST /admin/shops/{id}/sellers',
    'POST /admin/shops/{id}/look',
    'POST /admin/vouchers',
    'POST /admin/lists/{list}',
    'POST /admin/content/posts',
    'POST /admin/content/pages',
    'POST /admin/webhooks',
    'POST /admin/webhooks/{id}/test',
    'POST /admin/webhook-deliveries/{id}/replay',
    'POST /admin/views',
    'POST /admin/plans',
    'POST /admin/flash-sales',
    'POST /seller/orders/{code}/conversation',
    'POST /seller/saved-replies',
    'POST /seller/staff/invitations',
    'POST /seller/staff/invitations/{invitation_id}/again',
    'POST /seller/products',
    'POST /seller/pictures',
    'POST /seller/vouchers',
    'POST /seller/sales',
  ],
  /** A second one is refused: the call moves from one state, which nobody else has left. */
  moves: [
    'POST /admin/audit/{id}/undo',
    'POST /admin/people/{id}/block',
    'POST /admin/people/{id}/unblock',
    'POST /admin/people/{id}/erase',
    'POST /admin/keys/{id}/revoke',
    'POST /admin/shops/{id}/status',
    'POST /admin/shops/{id}/trust',
    'POST /admin/shops/{id}/sellers/blocked',
    'POST /admin/shop-applications/{id}/approve',
    'POST /admin/shop-applications/{id}/decline',
    'POST /admin/jobs/{id}/retry',
    'POST /admin/media/films',
    'POST /admin/memberships/{id}/paid',
    'POST /admin/memberships/{id}/end',
    'POST /seller/onboarding/open',
    'POST /seller/product-imports/{entry_id}/undo',
    'POST /seller/change-requests/{request_id}/withdraw',
  ],
  /** A second one does the same again. */
  repeats: [
    'POST /admin/people/{id}/sign-out',
    'POST /admin/people/{id}/sessions/{session_id}/end',
    'POST /admin/people/{id}/export',
    'POST /admin/staff/{person_id}/second-factor/reset',
    'POST /admin/shops/{id}/sellers/{person_id}/second-factor/reset',
    'POST /admin/shops/{id}/payout-account/reveal',
    'POST /admin/errors/clear',
    'POST /admin/search-index',
  ],
  /** They remove a row that is on the screen as a whole; the audit log brings it back with what somebody else wrote into it. */
  removes: [
    'DELETE /admin/staff/{person_id}',
    'DELETE /admin/roles/{id}',
    'DELETE /admin/orders/{code}/parcels/{id}',
    'DELETE /admin/categories/{id}',
    'DELETE /admin/terms/{kind}/{id}',
    'DELETE /admin/saved-replies/{id}',
    'DELETE /admin/shops/{id}/sellers/invitations/{invitation_id}',
    'DELETE /admin/shops/{id}/sellers/{person_id}',
    'DELETE /admin/lists/{list}/{key}',
    'DELETE /admin/media/pictures/{id}',
    'DELETE /admin/media/films/{file}',
    'DELETE /admin/webhooks/{id}',
    'DELETE /admin/views/{id}',
    'DELETE /seller/saved-replies/{reply_id}',
    'DELETE /seller/staff/invitations/{invitation_id}',
    'DELETE /seller/staff/{person_id}',
  ],
  /** Only the member who calls has them. */
  own: [
    'POST /admin/sign-out',
    'POST /admin/second-factor/again',
    'POST /admin/second-factor/again/request',
    'POST /admin/second-factor/again/passkey',
    'POST /admin/passkeys/request',
    'POST /admin/passkeys',
    'DELETE /admin/passkeys/{id}',
    'POST /admin/authenticator/request',
    'POST /admin/authenticator',
    'POST /admin/notifications/seen',
    'POST /admin/views/default',
    'POST /seller/sign-out',
    'POST /seller/shop',
    'POST /seller/second-factor/again',
    'POST /seller/second-factor/again/request',
    'POST /seller/second-factor/again/passkey',
    'POST /seller/passkeys/request',
    'POST /seller/passkeys',
    'DELETE /seller/passkeys/{passkey_id}',
    'POST /seller/authenticator/request',
    'POST /seller/authenticator',
    'POST /seller/conversations/{conversation_id}/read',
    'POST /seller/notifications/seen',
    'POST /seller/notification-preferences',
  ],
  /** It changes nothing. */
  calculates: ['POST /admin/delivery/{id}/test'],
  /** A file of texts is meant to replace what is stored; the audit log has each text before and after. */
  files: ['POST /admin/texts/import'],
};

test('[admin-08] every writing call of the panels that changes what somebody else may have changed names what its caller saw', () => {
  const isCall = (name: string): name is AnyCallName => Object.hasOwn(allCalls, name);
  const writing = Object.keys(allCalls)
    .filter(isCall)
    .filter((name) => {
      const { access, onlyCalculates }: Endpoint = allCalls[name];
      return (access === 'admin' || access === 'seller') && !name.startsWith('GET ') && !onlyCalculates;
    });
  expect(writing.filter((name) => !namesWhatWasSeen(allCalls[name])).toSorted()).toEqual(Object.values(unseen).flat().toSorted());
});

function namesWhatWasSeen({ body, query }: Endpoint): boolean {
  const parts = [body, query].flatMap((part) => (part ? [z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' })] : []));
  return /"(version|seen\w*)"/.test(JSON.stringify(parts));
}
