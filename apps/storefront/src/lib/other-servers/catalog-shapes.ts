import { isRecord } from '@souk/client/api/read-answer.ts';
import type { CallAnswer } from '@souk/contract/calls';
import type { Category, FlashSale, Review, Variant } from '@souk/contract/catalog';
import type { Picture } from '@souk/contract/fields';
import type { Filters } from '@souk/contract/product-list';
import type {
  Banner,
  CardPicture,
  CategoryCard,
  FlashSaleDetails,
  FlashSaleProduct,
  Home,
  Product,
  ProductCard,
  ProductDetails,
  ProductList,
  Shop,
  ShopCard,
  ShopList,
  StreetShop,
  Suggestions,
} from './answers.ts';
import { type Fields, idAs, only, orNull, type Shape } from './complete.ts';

type Linked = { id: number; name: string; slug: string };

const named = { id: 0, name: '' };
const linked = idAs<'slug', Linked>('slug', { ...named, slug: '' });
const counted = { ...named, count: 0 };
/** Assumed stock if the server sends none; it refuses an order for too many itself. */
const plenty = 999;
const days = { min_days: 0, max_days: 0 };

export const wholePicture: Shape<Picture> = { src: '', widths: [0], width: 1, height: 1, preview: '', alt: '' };

/** A picture without an address counts as none. */
export function picture(value: unknown): Picture | null {
  return isRecord(value) && value.src ? orNull(wholePicture)(value) : null;
}

const fileFields: Fields<NonNullable<ProductCard['second_picture']>> = { src: '', widths: [0], width: 1, height: 1 };
const files = only(fileFields);
const cardFiles = only<CardPicture>({ ...fileFields, preview: '' });

/** The files of a card's picture; its name is next to it, so it needs no text. */
function cardPicture(value: unknown) {
  return isRecord(value) && value.src ? cardFiles(value) : null;
}

function plainPicture(value: unknown) {
  return isRecord(value) && value.src ? files(value) : null;
}

const cardFields: Fields<ProductCard> = {
  ...named,
  thumbnail: null,
  picture: cardPicture,
  second_picture: plainPicture,
  brand: orNull(only({ name: '' })),
  shop: orNull(only({ id: 0, name: '' })),
  price: 0,
  discount_price: 0,
  discount_percentage: 0,
  rating: 0,
  total_reviews: 0,
  total_sold: 0,
  in_stock: (value) => value === undefined || value === null || Boolean(value),
  has_choices: false,
  colors: [only({ hex: '' })],
};
export const productCard: Shape<ProductCard> = only(cardFields);

const flashSale: Shape<FlashSale> = {
  ...named,
  description: '',
  thumbnail: null,
  picture,
  starts_at: '',
  ends_at: '',
};

const flashSaleProduct: Shape<FlashSaleProduct> = only({ ...cardFields, flash_quantity: 0, flash_sold: 0 });

/** A category can be found by its id or its slug. */
export const category = idAs<'slug', Category>('slug', {
  ...named,
  slug: '',
  thumbnail: null,
  picture,
  total_products: 0,
  sub_categories: [{ ...named, slug: '', thumbnail: null }],
});

const categoryCard: Shape<CategoryCard> = (value) =>
  only<CategoryCard>({ ...named, slug: '', thumbnail: null, picture: plainPicture })(category(value));

const shopFields: Fields<ShopCard> = {
  ...named,
  tagline: '',
  logo: null,
  logo_picture: cardPicture,
  banner_picture: cardPicture,
  rating: 0,
  total_reviews: 0,
  total_products: 0,
  estimated_delivery: orNull(days),
};
const shopCard: Shape<ShopCard> = only(shopFields);
const streetShop: Shape<StreetShop> = only<StreetShop>({ ...named, tagline: '', banner_picture: cardPicture });

const variant = {
  id: 0,
  size_id: null,
  color_id: null,
  unit_id: null,
  price: 0,
  discount_price: 0,
  stock: plenty,
  picture,
} satisfies Shape<Variant>;

const holiday = { from: '', back_on: '' };

const product: Shape<Product> = {
  ...cardFields,
  slug: '',
  picture,
  second_picture: picture,
  brand: orNull(named),
  colors: [{ ...named, hex: '' }],
  is_favorite: false,
  flash_sale: orNull({ id: 0, ends_at: '' }),
  short_description: '',
  description: '',
  thumbnails: [{ id: 0, thumbnail: '', picture }],
  video_url: null,
  category: (value) => (isRecord(value) ? { ...linked(value), active: value.active !== false } : null),
  sub_category: (value) => (isRecord(value) ? linked(value) : null),
  sizes: [named],
  units: [named],
  variants: [variant],
  shop: orNull<ShopCard>(shopCard),
  delivery: orNull({ ...days, charge: 0 }),
  holiday: orNull(holiday),
  return_days: null,
};

export const shop: Shape<Shop> = {
  ...shopFields,
  slug: '',
  logo_picture: picture,
  banner: null,
  banner_picture: picture,
  description: '',
  address: '',
  holiday: orNull(holiday),
  return_days: null,
  banners: [wholePicture],
  scenes: [{ product_id: 0, name: '', picture: wholePicture }],
  categories: [category],
};

const banner: Shape<Banner> = { id: 0, title: '', subtitle: '', button: '', link: null, picture };

const review: Shape<Review> = {
  id: 0,
  author: '',
  rating: 0,
  description: '',
  created_at: '',
  product: named,
  photos: [wholePicture],
  variant: null,
  language: '',
  reply: null,
};

const filters: Shape<Filters> = {
  categories: [{ ...counted, slug: '', sub_categories: [counted] }],
  brands: [counted],
  shops: [counted],
  colors: [{ ...counted, hex: '' }],
  sizes: [counted],
  ratings: [{ rating: 0, count: 0 }],
  offer: 0,
  in_stock: 0,
  min_price: 0,
  max_price: 0,
};

const productPage = { total: 0, products: [productCard] } as const;

const homeSections: Home['sections'] = [
  'street',
  'trust',
  'hero',
  'categories',
  'flash-sale',
  'popular',
  'ads',
  'just-for-you',
  'recently-viewed',
  'posts',
];
const homeSorts = ['popular_product', 'newest', 'top_selling', 'top_rated'] as const satisfies Home['popular_sort'][];

/** Another server does not arrange the sections. */
const arrangedSections = (value: unknown): Home['sections'] =>
  Array.isArray(value) ? value.flatMap((key) => homeSections.filter((each) => each === key)) : homeSections;

const homeTitles = (value: unknown): Home['titles'] =>
  isRecord(value) ? Object.fromEntries(homeSections.flatMap((key) => (typeof value[key] === 'string' ? [[key, value[key]]] : []))) : {};

export const home: Shape<Home> = {
  sections: arrangedSections,
  titles: homeTitles,
  popular_sort: (value) => homeSorts.find((sort) => sort === value) ?? null,
  banners: [banner],
  side_banners: [banner],
  ads: [banner],
  categories: [categoryCard],
  shops: [streetShop],
  delivery_from: null,
  popular_products: [productCard],
  just_for_you: productPage,
  incoming_flash_sale: orNull<FlashSale>(flashSale),
  running_flash_sale: orNull<NonNullable<Home['running_flash_sale']>>({ ...flashSale, products: [flashSaleProduct] }),
};

export const productList: Shape<ProductList> = {
  ...productPage,
  filters: orNull<Filters>(filters),
  corrected_search: null,
  left_out: [''],
};

export const productDetails: Shape<ProductDetails> = {
  product,
  related_products: [productCard],
  popular_products: [productCard],
};

/** The reviews have the same photos with their previews. */
const smallPhoto: Shape<Picture> = { ...wholePicture, preview: () => '' };

export const reviewList: Shape<CallAnswer<'GET /reviews'>> = {
  total: 0,
  reviews: [review],
  total_with_photos: 0,
  photos: [smallPhoto],
  average_rating_percentage: { rating: 0, total_review: 0, percentages: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } },
};

export const suggestions: Shape<Suggestions> = {
  products: [productCard],
  categories: [linked],
  shops: [named],
  brands: [named],
  corrections: [''],
  popular: [''],
  help: [{ slug: '', question: '' }],
};

export const shopList: Shape<ShopList> = { total: 0, shops: [shopCard] };

export const flashSales: Shape<CallAnswer<'GET /flash-sales'>> = { running: [flashSale], incoming: [flashSale] };

export const flashSaleDetails: Shape<FlashSaleDetails> = {
  total_products: 0,
  flash_sale: flashSale,
  categories: [linked],
  products: [flashSaleProduct],
};
