import type { ManagedProduct, ProductChoices, ProductContent } from '@souk/contract/back-office/products';
import type { CallBody } from '@souk/contract/calls';
import type { Texts } from '../../../lib/forms/language-fields.tsx';
import { readMoney } from '../../../lib/forms/money-field.tsx';
import { keysOf } from '../../../lib/list/use-list-filters.ts';

export type VariantValues = {
  /** Null for a new one. */
  id: number | null;
  color_id: number | null;
  size_id: number | null;
  unit_id: number | null;
  sku: string;
  extra_price: string;
  stock: string;
  stock_was: number | null;
  is_active: boolean;
};

/** The values of the form, as they are typed. */
export type ProductValues = {
  shop_id: string;
  /** `3`, or `3/8` with the sub-category. */
  category: string;
  brand_id: string;
  name: Texts;
  short_description: Texts;
  description: Texts;
  price: string;
  discount_price: string;
  is_published: boolean;
  pictures: { id: number; src: string }[];
  /** The address of the film; empty without one. */
  film: string;
  variants: VariantValues[];
};

export const productFieldNames = [
  ...(['shop_id', 'category', 'brand_id', 'name', 'short_description', 'description'] as const),
  ...(['price', 'discount_price', 'pictures', 'film', 'variants'] as const),
];

/** A stored or proposed product as the form edits it. Its shop is chosen for a new one only; operators alone choose a film. */
export type FormProduct = ProductContent & { version: string; shop_id: number; film?: string | null };

export function toValues(product: FormProduct): ProductValues {
  const { category_id, sub_category_id, discount_price } = product;
  return {
    shop_id: String(product.shop_id || ''),
    category: [category_id || '', sub_category_id].filter(Boolean).join('/'),
    brand_id: String(product.brand_id ?? ''),
    name: product.name,
    short_description: product.short_description,
    description: product.description,
    price: product.price ? String(product.price) : '',
    discount_price: discount_price === null ? '' : String(discount_price),
    is_published: product.is_published,
    pictures: product.pictures,
    film: product.film ?? '',
    variants: product.variants.map(variantValues),
  };
}

function variantValues({ extra_price, stock, ...variant }: ProductContent['variants'][number]): VariantValues {
  return { ...variant, extra_price: String(extra_price), stock: String(stock), stock_was: variant.id === null ? null : stock };
}

export const newVariant: VariantValues = {
  ...{ id: null, color_id: null, size_id: null, unit_id: null, sku: '', extra_price: '0', stock: '0', stock_was: null },
  is_active: true,
};

export type ProductBody = CallBody<'POST /admin/products'>;

/** The body of the call; the fields that are missing or wrong are `problemsOf`. */
export function toBody(values: ProductValues): ProductBody {
  const [category_id = 0, part] = values.category.split('/').map(Number);
  return {
    shop_id: Number(values.shop_id),
    category_id,
    sub_category_id: part ?? null,
    brand_id: Number(values.brand_id) || null,
    ...{ name: values.name, short_description: values.short_description, description: values.description },
    price: readMoney(values.price) ?? 0,
    discount_price: readMoney(values.discount_price) ?? null,
    is_published: values.is_published,
    picture_ids: values.pictures.map(({ id }) => id),
    film: values.film.trim() || null,
    variants: values.variants.map(({ extra_price, stock, ...variant }) => ({
      ...variant,
      extra_price: readMoney(extra_price) ?? 0,
      stock: Number(stock),
    })),
  };
}

const problemTexts = {
  shop_id: 'Choose a shop',
  category: 'Choose a category',
  name: 'A name in the default language is needed',
  price: 'Enter a price above zero',
  discount_price: 'The offer must be below the price',
  film: 'Enter an address that begins with https://',
  variants: 'Check stock and extra price: whole quantities, and amounts with at most two decimals. Each choice may be there once.',
} as const;

/** The text of each wrong field. */
export function problemsOf(values: ProductValues, { languages }: ProductChoices): Partial<Record<keyof typeof problemTexts, string>> {
  const [price, offer] = [readMoney(values.price), readMoney(values.discount_price)];
  const choices = values.variants.map(({ color_id, size_id, unit_id }) => [color_id, size_id, unit_id].join());
  const isWrongVariant = ({ stock, extra_price }: VariantValues) => !/^\d{1,9}$/.test(stock) || readMoney(extra_price || '0') === undefined;
  const wrong = {
    shop_id: !values.shop_id,
    category: !values.category,
    name: !values.name[languages[0]?.name ?? 'en']?.trim(),
    price: !price,
    discount_price: values.discount_price !== '' && (offer === undefined || offer >= (price ?? 0)),
    film: !/^((https?:\/\/|\/media\/films\/)\S+)?$/.test(values.film.trim()),
    variants: values.variants.some(isWrongVariant) || new Set(choices).size < choices.length,
  };
  const names = keysOf(wrong).filter((name) => wrong[name]);
  return Object.fromEntries(names.map((name) => [name, problemTexts[name]]));
}

/** A product that does not exist yet. */
export const emptyProduct: ManagedProduct = {
  ...{ id: 0, slug: '', version: '', shop_id: 0, category_id: 0, sub_category_id: null, brand_id: null },
  ...{ name: {}, short_description: {}, description: {}, price: 0, discount_price: null, is_published: true, pictures: [] },
  film: null,
  variants: [],
  history: [],
};
