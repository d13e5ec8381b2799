import { readFileSync } from 'node:fs';
import { auditFields, hiddenAuditFields } from '@souk/contract/back-office/access/audit-names';
import { allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { expect, test } from 'vitest';
import { taxList } from '../../src/modules/checkout/manage-charges.ts';
import { siteLists } from '../../src/modules/settings/site-lists.ts';
import { actionsOf, auditedNames, writingCommands } from './audited-actions.ts';

/** They store nothing. */
const storingNothing = ['POST /admin/delivery/{id}/test', 'POST /seller/offer-result', 'POST /seller/sale-result'];

/** They run the operation of another action, which records its entry. */
const reversing = ['audit undo', 'POST /admin/audit/{id}/undo', 'POST /seller/product-imports/{entry_id}/undo'];

/** Arrangements of a member for themselves alone, and what was read. */
const personal = [
  'POST /seller/conversations/{conversation_id}/read',
  'POST /seller/shop',
  'POST /seller/notifications/seen',
  'POST /seller/notification-preferences',
  'POST /admin/views/default',
  'POST /admin/notifications/seen',
  'POST /admin/authenticator/request',
  'POST /seller/authenticator/request',
  'POST /admin/passkeys/request',
  'POST /seller/passkeys/request',
];

/** Sign-in and sign-out, which the security log has. */
const inSecurityLog = [
  'POST /admin/send-code',
  'POST /admin/sign-in',
  'POST /admin/second-factor',
  'POST /admin/sign-out',
  'POST /admin/second-factor/passkey',
  'POST /admin/second-factor/again',
  'POST /admin/second-factor/again/request',
  'POST /admin/second-factor/again/passkey',
  'POST /seller/send-code',
  'POST /seller/sign-in',
  'POST /seller/second-factor',
  'POST /seller/second-factor/passkey',
  'POST /seller/second-factor/again',
  'POST /seller/second-factor/again/request',
  'POST /seller/second-factor/again/passkey',
  'POST /seller/sign-out',
];

const calls = Object.keys(allCalls).filter((name) => /^(POST|DELETE) \/(admin|seller)\//.test(name));

test('every writing call of the panels has an entry in the audit log', () => {
  const elsewhere = [...inSecurityLog, ...personal, ...reversing, ...storingNothing];
  const missing = calls.filter((name) => actionsOf(name).length === 0 && !elsewhere.includes(name));
  expect(missing, 'These calls need their action in "audited" of audited-actions.ts: docs/how-to/record-a-change.md').toEqual([]);
});

test('every writing command has an entry in the audit log', () => {
  const without = writingCommands.filter((name) => actionsOf(name).length === 0 && !reversing.includes(name));
  expect(without, 'These commands need their action in "audited" of audited-actions.ts: docs/how-to/record-a-change.md').toEqual([]);
});

test('every entry is recorded by an operation', () => {
  const files = ['order-payment', 'cancel-order', 'move-order'].map((name) => `workflows/change-order/${name}`);
  const others = [
    'workflows/manage-api-keys/manage-api-keys',
    'workflows/change-setting/change-setting',
    'workflows/manage-webhooks/manage-webhooks',
    'workflows/manage-webhooks/manage-deliveries',
    'workflows/manage-categories/merge-categories',
    'workflows/manage-categories/order-categories',
    'workflows/manage-categories/save-category',
    'workflows/manage-commissions/save-rules',
    'workflows/manage-orders/order-notes',
    'workflows/return-items/change-return',
    'workflows/return-items/refund-return',
    'workflows/send-parcels/send-parcels',
    'workflows/manage-content/change-content',
    'workflows/manage-content/create-content',
    'workflows/manage-media/change-picture',
    'workflows/manage-media/films',
    'workflows/manage-seo/manage-seo',
    'workflows/manage-people/manage-people',
    'workflows/import-products/record-import',
    'workflows/manage-products/change-products',
    'workflows/manage-products/write-product',
    'workflows/manage-change-requests/decide-request',
    'workflows/sell-products/save-shop-product',
    'workflows/sell-products/accept-by-rule',
    'workflows/manage-shops/trust-shop',
    'workflows/manage-products/add-picture',
    'workflows/manage-reviews/manage-reviews',
    'workflows/manage-reviews/review-reports',
    'workflows/set-up/set-up',
    'workflows/manage-sellers/change-seller',
    'workflows/sign-in-seller/look-at-shop',
    'workflows/manage-sellers/invite-seller',
    'workflows/manage-shops/save-shop',
    'workflows/manage-shops/payout-accounts',
    'workflows/sell-shop/payout-account',
    'workflows/register-shop/answer-application',
    'workflows/manage-terms/merge-terms',
    'workflows/manage-terms/save-term',
    'workflows/manage-staff/manage-staff',
    'workflows/manage-staff/block-person',
    'workflows/sign-in-staff/change-authenticator',
    'workflows/sign-in-staff/member-passkeys',
    'workflows/personal-data/erase-account',
  ];
  const sources = [
    ...files,
    ...others,
    'modules/catalog/operator-actions',
    'modules/checkout/manage-vouchers',
    'modules/membership/manage-plans',
    'workflows/subscribe/end-membership',
    'modules/catalog/flash-sales/edit-flash-sales',
    'modules/staff/roles',
    'modules/staff/saved-views',
    'modules/payments/manage-refunds',
    'modules/settings/wordings',
    'modules/checkout/manage-delivery',
    'modules/catalog/products/manage-synonyms',
    'workflows/manage-lists/default-currency',
    'workflows/manage-system/manage-system',
    'workflows/reindex/reindex',
    'modules/content/contact-messages',
    'modules/support/manage-tickets',
    'modules/support/saved-replies',
    'workflows/answer-ticket/answer-ticket',
    'workflows/converse/write-messages',
    'workflows/ask-questions/write-questions',
  ]
    .map((file) => readFileSync(new URL(`../../src/${file}.ts`, import.meta.url), 'utf8'))
    .join('');
  // The operations of platform/database/edit-list-rows.ts name the entries of a list after its noun.
  const ofLists = [...Object.values(siteLists), taxList].flatMap(({ noun }) =>
    ['add', 'change', 'remove'].map((verb) => `${noun}.${verb}`),
  );
  const missing = [...new Set(auditedNames.flatMap(actionsOf))].filter((action) => !sources.includes(`'${action}'`));
  const hint = 'No file of "sources" in this test contains these actions: add the file whose operation calls recordAudit';
  expect(
    missing.filter((action) => !ofLists.includes(action)),
    hint,
  ).toEqual([]);
});

test('[admin-02] the panel has a name for every filter of an exported list', () => {
  const names = new Set<string>([...auditFields, ...hiddenAuditFields]);
  const exports = Object.entries(allCalls).filter(([name]) => /^GET \/(admin|seller)\/[a-z]+-export$/.test(name));
  expect(exports.length).toBeGreaterThan(5);
  // The words of a search are not recorded.
  const filters = exports
    .flatMap(([, call]: [string, Endpoint]) => Object.keys(Object(call.query).shape ?? {}))
    .filter((name) => name !== 'search');
  expect(filters.filter((name) => !names.has(name))).toEqual([]);
});
