import { z } from 'zod';
import { siteSettings } from '../../apps/api/src/modules/settings/site-settings.ts';
import { adminCalls } from '../../packages/contract/src/back-office/admin-calls.ts';
import { ChangeRequestState } from '../../packages/contract/src/back-office/catalog/change-requests.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { listFieldNames } from '../../packages/contract/src/openapi/schemas.ts';
import { returnStatuses } from '../../packages/contract/src/orders/returns.ts';
import { onboardingSteps } from '../../packages/contract/src/seller/onboarding.ts';
import { sellerCalls } from '../../packages/contract/src/seller/seller-calls.ts';
import { ticketStatuses } from '../../packages/contract/src/support.ts';

/** Fields that only errors name, and settings that errors name by their column. */
const fieldsOfErrors = ['file', 'band', 'default phone code', 'colour', 'unit'];
const lists = ['menus', 'footers', 'footer items', 'social links', 'payment gateways', 'languages', 'currencies', 'taxes', 'banners'];
const terms = ['brands', 'colors', 'sizes', 'units'];
const applicationStatuses = ['pending', 'accepted', 'refused'];

/** Words that the messages of operators' errors have as values: fields of calls of the panels, settings, lists and statuses. */
export function listPanelWords(): string[] {
  const statuses = [...ticketStatuses, ...returnStatuses, ...ChangeRequestState.options, ...applicationStatuses, ...onboardingSteps];
  return [...new Set([...listPanelFields(), ...lists, ...terms, ...statuses])];
}

/** The fields that errors name, which have a name in English too: `picture_id` is the picture. */
export function listPanelFields(): string[] {
  const calls: readonly Endpoint[] = [...Object.values(adminCalls), ...Object.values(sellerCalls)];
  const fields = calls.flatMap(({ params, query, body, files = {} }) => [
    ...[params, query, body].flatMap((part) => (part ? fieldNames(part) : [])),
    ...Object.keys(files),
  ]);
  const settings = siteSettings.map(({ name }) => name);
  const named = [...fields, ...settings].map((name) => name.replaceAll('_', ' '));
  return [...new Set([...named, ...fieldsOfErrors])];
}

/** The names of all fields at any depth. */
function fieldNames(schema: z.ZodType): string[] {
  const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return listFieldNames(document);
}
