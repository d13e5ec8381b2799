import { type ApiError, isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { onlyLooking } from '@souk/contract/seller/access';
import { createContext, use } from 'react';
import { needsSecondFactor, type SecondFactorPrompt } from './sign-in/second-factor.ts';

export type Services = {
  api: Api;
  i18n: I18n;
  secondFactor: SecondFactorPrompt;
  /** Loads the texts that only one area has, before its first page. */
  loadTexts: (area: string) => Promise<void>;
};

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('There are no services around this component');
  return services;
}

export function useI18n(): I18n {
  return useServices().i18n;
}

/** The contract's value: its type makes a difference an error, and importing it would load the schemas. */
const onlyLookingCode: typeof onlyLooking = 'only-looking';

function isOnlyLooking({ status, data }: ApiError): boolean {
  return status === 403 && Object(data).code === onlyLookingCode;
}

/** The text of a failed call, in the language of the panel: the server's own words, which come translated. */
export function explainError({ t }: I18n, error: unknown): string {
  if (!isApiError(error)) return t('Something went wrong');
  if (error.kind === 'offline') return t('You seem to be offline');
  if (needsSecondFactor(error)) return t('This needs a code of your authenticator app, once in ten minutes.');
  if (isOnlyLooking(error)) return t('You only look at this panel, so nothing was changed.');
  return error.serverMessage || t('Something went wrong');
}
