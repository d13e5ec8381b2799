import type { FlashSaleOffer, ManagedFlashSale, OfferedProduct } from '@souk/contract/back-office/promotions/flash-sales';
import type { Funder } from '@souk/contract/back-office/promotions/vouchers';
import type { ContentLanguage, Texts } from '../../lib/forms/language-fields.tsx';
import { describeTexts, listDifferences } from '../../lib/forms/list-differences.ts';
import { readMoment, typeMoment } from '../../lib/forms/moment-field.tsx';
import { readMoney } from '../../lib/forms/money-field.tsx';
import { newTimes } from '../../lib/promotions/promotion-times.ts';
import { funderTexts } from '../../lib/promotions/promotion-words.tsx';

/** A product of the sale with what is typed about it. */
export type TypedOffer = OfferedProduct & { price: string; quantity: string; sold: number };

export type FlashSaleValues = {
  name: Texts;
  description: Texts;
  picture: ManagedFlashSale['picture'];
  starts_at: string;
  ends_at: string;
  funded_by: Funder;
  offers: TypedOffer[];
};

export const flashSaleFields = ['name', 'description', 'picture', 'starts_at', 'ends_at', 'funded_by', 'offers'] as const;

/** A sale that does not exist yet: from the next full hour on, for two days. */
export function newFlashSale(): ManagedFlashSale {
  return {
    ...{
      id: 0,
      version: '',
      name: {},
      description: {},
      picture: null,
      state: 'planned',
      funded_by: 'shop',
      shop: null,
      currency: '',
      offers: [],
    },
    ...newTimes(2),
  };
}

export function toValues({ name, description, picture, starts_at, ends_at, funded_by, offers }: ManagedFlashSale): FlashSaleValues {
  return {
    ...{ name, description, picture, funded_by },
    starts_at: typeMoment(starts_at),
    ends_at: typeMoment(ends_at),
    offers: offers.map(typeOffer),
  };
}

function typeOffer({ price, quantity, ...offer }: FlashSaleOffer): TypedOffer {
  return { ...offer, price: String(price), quantity: String(quantity) };
}

/** `listProblems` has checked the values. */
export function toBody({ name, description, picture, starts_at, ends_at, funded_by, offers }: FlashSaleValues) {
  return {
    ...{ name: { ...name }, description: { ...description }, funded_by },
    picture_id: picture?.id ?? null,
    starts_at: readMoment(starts_at) ?? '',
    ends_at: readMoment(ends_at) ?? '',
    offers: offers.map(({ product_id, price, quantity }) => ({
      product_id,
      price: readMoney(price) ?? 0,
      quantity: Number(quantity),
    })),
  };
}

/** The problem of one product, in English. */
export function offerProblem({ price, quantity, regular_price, sold }: TypedOffer): { text: string } | undefined {
  const amount = readMoney(price);
  if (amount === undefined || amount <= 0) return { text: 'A price above 0 is needed' };
  if (amount >= regular_price) return { text: 'The price must be below the regular one' };
  if (!/^[1-9]\d*$/.test(quantity)) return { text: 'A quantity is needed' };
  return Number(quantity) < sold ? { text: 'More are sold already' } : undefined;
}

type Problem = { field: 'name' | 'starts_at' | 'ends_at' | 'offers'; text: string };

/** The problems that are visible without the server, in English. */
export function listProblems({ name, starts_at, ends_at, offers }: FlashSaleValues, defaultLanguage: string): Problem[] {
  const [starts, ends] = [readMoment(starts_at), readMoment(ends_at)];
  const checks: [boolean, Problem][] = [
    [Boolean(name[defaultLanguage]?.trim()), { field: 'name', text: 'A name in the default language is needed' }],
    [starts !== undefined, { field: 'starts_at', text: 'A day and a time are needed' }],
    [ends !== undefined, { field: 'ends_at', text: 'A day and a time are needed' }],
    [!starts || !ends || starts < ends, { field: 'ends_at', text: 'The end must be after the start' }],
    [offers.every((offer) => !offerProblem(offer)), { field: 'offers', text: 'Some products need your attention' }],
  ];
  return checks.flatMap(([isValid, problem]) => (isValid ? [] : [problem]));
}

type Describing = { languages: readonly ContentLanguage[]; t: (text: string) => string };

/** The fields that differ between the form and what somebody else saved. */
export function flashSaleDifferences(mine: FlashSaleValues, theirs: FlashSaleValues, { languages, t }: Describing) {
  const describe = (values: FlashSaleValues) =>
    [
      [t('Name'), describeTexts(values.name, languages)],
      [t('Description'), describeTexts(values.description, languages)],
      [t('Picture'), String(values.picture?.id ?? '')],
      [t('Starts'), values.starts_at.replace('T', ' ')],
      [t('Ends'), values.ends_at.replace('T', ' ')],
      [t('Paid by'), t(funderTexts[values.funded_by])],
      [t('Products'), values.offers.map(({ name, price, quantity }) => `${name}: ${price} × ${quantity}`).join(' · ')],
    ] as const;
  return listDifferences(describe(mine), describe(theirs));
}
