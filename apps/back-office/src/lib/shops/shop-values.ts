import type { EditedShop, ManagedShop } from '@souk/contract/back-office/shops';
import type { ContentLanguage, Texts } from '../forms/language-fields.tsx';
import { describeTexts, listDifferences } from '../forms/list-differences.ts';
import { readBands, type TypedBand, typeBands } from './delivery-fields.tsx';

export type ShopValues = {
  name: Texts;
  tagline: Texts;
  description: Texts;
  address: Texts;
  slug: string;
  phone: string;
  logo: ManagedShop['logo'];
  banner: ManagedShop['banner'];
  delivery_days_min: string;
  delivery_days_max: string;
  delivery: TypedBand[];
  /** Days as `2026-12-24`; empty without a holiday. */
  holiday_from: string;
  back_on: string;
  /** Empty: as the marketplace. */
  return_days: string;
  low_stock: string;
};

export const shopFields = [
  ...(['name', 'tagline', 'description', 'address', 'slug', 'phone'] as const),
  ...(['delivery_days_min', 'delivery_days_max', 'delivery', 'holiday_from', 'back_on', 'return_days', 'low_stock'] as const),
] as const;

/** A shop that does not exist yet. */
export const emptyShop: ManagedShop = {
  ...{ id: 0, version: '', slug: '', name: {}, tagline: {}, description: {}, address: {}, phone: null, logo: null, banner: null },
  ...{
    delivery_days_min: 2,
    delivery_days_max: 5,
    delivery: [],
    is_open: true,
    trusted_at: null,
    created_at: '',
    products: 0,
    hidden_products: 0,
  },
  ...{
    holiday_from: null,
    back_on: null,
    return_days: null,
    low_stock: null,
    orders: 0,
    sales: 0,
    currency: '',
    rating: 0,
    rating_count: 0,
    application_id: null,
  },
};

export function toValues(shop: EditedShop): ShopValues {
  const { name, tagline, description, address, slug, phone, logo, banner } = shop;
  return {
    ...{ name, tagline, description, address, slug, phone: phone ?? '', logo, banner },
    delivery_days_min: String(shop.delivery_days_min),
    delivery_days_max: String(shop.delivery_days_max),
    delivery: typeBands(shop.delivery),
    holiday_from: shop.holiday_from ?? '',
    back_on: shop.back_on ?? '',
    return_days: String(shop.return_days ?? ''),
    low_stock: String(shop.low_stock ?? ''),
  };
}

export function toBody({ name, tagline, description, address, phone, logo, banner, ...values }: ShopValues) {
  return {
    ...{ name: { ...name }, tagline: { ...tagline }, description: { ...description }, address: { ...address } },
    phone: phone.trim() || null,
    logo_id: logo?.id ?? null,
    banner_id: banner?.id ?? null,
    delivery_days_min: Number(values.delivery_days_min),
    delivery_days_max: Number(values.delivery_days_max),
    delivery: readBands(values.delivery) ?? [],
    holiday_from: values.holiday_from || null,
    back_on: values.back_on || null,
    return_days: values.return_days === '' ? null : Number(values.return_days),
    low_stock: values.low_stock === '' ? null : Number(values.low_stock),
  };
}

type Problem = {
  field: 'name' | 'slug' | 'phone' | 'delivery_days_max' | 'delivery' | 'holiday_from' | 'back_on' | 'return_days' | 'low_stock';
  text: string;
};

/** The problems that are visible without the server, in English. */
export function listProblems(values: ShopValues, defaultLanguage: string): Problem[] {
  const [min, max] = [values.delivery_days_min, values.delivery_days_max].map(Number);
  const days = min !== undefined && max !== undefined && values.delivery_days_min !== '' && values.delivery_days_max !== '' && min <= max;
  const checks: [boolean, Problem][] = [
    [Boolean(values.name[defaultLanguage]?.trim()), { field: 'name', text: 'A name in the default language is needed' }],
    [
      /^$|^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/.test(values.slug),
      { field: 'slug', text: 'Small letters, digits and dashes, not digits alone' },
    ],
    [/^$|^\+?[\d\s().-]+$/.test(values.phone.trim()), { field: 'phone', text: 'Digits, perhaps with + at the beginning' }],
    [days, { field: 'delivery_days_max', text: 'Two whole numbers, the second not below the first' }],
    [values.back_on === '' || values.holiday_from !== '', { field: 'holiday_from', text: 'The first day away is needed' }],
    [
      values.holiday_from === '' || values.back_on > values.holiday_from,
      { field: 'back_on', text: 'A day after the first day away is needed' },
    ],
    [values.return_days === '' || isWithin(values.return_days, 1, 365), { field: 'return_days', text: 'A number of days from 1 to 365' }],
    [values.low_stock === '' || isWithin(values.low_stock, 0, 100), { field: 'low_stock', text: 'A number from 0 to 100' }],
    [readBands(values.delivery) !== undefined, { field: 'delivery', text: 'Each band needs a charge and begins above the one before it' }],
  ];
  return checks.flatMap(([isValid, problem]) => (isValid ? [] : [problem]));
}

function isWithin(typed: string, min: number, max: number): boolean {
  return Number(typed) >= min && Number(typed) <= max;
}

type Describing = { languages: readonly ContentLanguage[]; t: (text: string) => string };

/** The fields that differ between the form and what somebody else saved. */
export function shopDifferences(mine: ShopValues, theirs: ShopValues, { languages, t }: Describing) {
  const describe = (values: ShopValues) =>
    [
      [t('Name'), describeTexts(values.name, languages)],
      [t('Tagline'), describeTexts(values.tagline, languages)],
      [t('Story'), describeTexts(values.description, languages)],
      [t('Postal address'), describeTexts(values.address, languages)],
      [t('Phone'), values.phone],
      [t('Logo'), String(values.logo?.id ?? '')],
      [t('Banner'), String(values.banner?.id ?? '')],
      [t('Days of delivery'), `${values.delivery_days_min}–${values.delivery_days_max}`],
      [t('Away from'), values.holiday_from],
      [t('Back on'), values.back_on],
      [t('Days to return'), values.return_days],
      [t('Low stock'), values.low_stock],
      [t('Delivery charges'), values.delivery.map(({ from, charge }) => `${from}+: ${charge}`).join(' · ')],
    ] as const;
  return listDifferences(describe(mine), describe(theirs));
}
