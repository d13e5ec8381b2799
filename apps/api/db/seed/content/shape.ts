/** Text in the three demo languages; `ir` is Persian. */
export type Localized = { en: string; ar: string; ir: string };

export const colors = {
  sand: { hex: '#D9C2A0', name: { en: 'Sand', ar: 'رملي', ir: 'شنی' } },
  cream: { hex: '#F3E9D7', name: { en: 'Cream', ar: 'كريمي', ir: 'کرم' } },
  white: { hex: '#FAFAF7', name: { en: 'White', ar: 'أبيض', ir: 'سفید' } },
  terracotta: { hex: '#B4573A', name: { en: 'Terracotta', ar: 'طيني', ir: 'آجری' } },
  rose: { hex: '#D99A93', name: { en: 'Rose', ar: 'وردي', ir: 'صورتی' } },
  saffron: { hex: '#E0A526', name: { en: 'Saffron', ar: 'زعفراني', ir: 'زعفرانی' } },
  olive: { hex: '#7A7D45', name: { en: 'Olive', ar: 'زيتي', ir: 'زیتونی' } },
  sage: { hex: '#A9B79A', name: { en: 'Sage', ar: 'مريمي', ir: 'سبز مریمی' } },
  teal: { hex: '#2F7F7A', name: { en: 'Teal', ar: 'أزرق مخضر', ir: 'سبزآبی' } },
  indigo: { hex: '#3C4A86', name: { en: 'Indigo', ar: 'نيلي', ir: 'نیلی' } },
  navy: { hex: '#22304F', name: { en: 'Navy', ar: 'كحلي', ir: 'سرمه‌ای' } },
  charcoal: { hex: '#3B3A3A', name: { en: 'Charcoal', ar: 'فحمي', ir: 'زغالی' } },
  black: { hex: '#1B1A1A', name: { en: 'Black', ar: 'أسود', ir: 'مشکی' } },
  walnut: { hex: '#6B4630', name: { en: 'Walnut', ar: 'جوزي', ir: 'گردویی' } },
  oak: { hex: '#C59A68', name: { en: 'Oak', ar: 'بلوطي', ir: 'بلوطی' } },
  brass: { hex: '#C39B4A', name: { en: 'Brass', ar: 'نحاسي', ir: 'برنجی' } },
} as const satisfies Record<string, { hex: string; name: Localized }>;
export type ColorSlug = keyof typeof colors;

/** What the demo pictures can draw; `demo/art` has one drawing for each. */
export const pictureKinds = [
  'mug',
  'espresso-cups',
  'bowl',
  'plate',
  'teapot',
  'jug',
  'vase',
  'pan',
  'cutting-board',
  'knife',
  'jar',
  'table-lamp',
  'floor-lamp',
  'pendant-lamp',
  'stool',
  'chair',
  'shelf',
  'side-table',
  'mirror',
  'tea-tin',
  'coffee-bag',
  'chocolate-bar',
  'sweets-box',
  'honey-jar',
  'dates-box',
  'bottle',
  'dropper-bottle',
  'cream-jar',
  'perfume',
  'soap',
  'tube',
  'candle',
  'tapers',
  'candle-jar',
  'diffuser',
  'incense',
  'matches',
  'notebook',
  'pen',
  'book',
  'cards',
  'pencil-case',
  'planner',
  'tote',
  'backpack',
  'handbag',
  'wallet',
  'card-sleeve',
  'watch',
  'headphones',
  'earbuds',
  'speaker',
  'portable-speaker',
  'keyboard',
  'turntable',
  'microphone',
  'mouse',
  'blocks',
  'alphabet-blocks',
  'puzzle',
  'plush',
  'camel',
  'gazelle',
  'hoopoe',
  'toy-car',
  'spinning-top',
  'board-game',
  'kite',
  'potted-plant',
  'snake-plant',
  'lemon-tree',
  'rubber-fig',
  'peace-lily',
  'cactus',
  'barrel-cactus',
  'bunny-ear-cactus',
  'succulent',
  'succulent-trio',
  'pot',
  'watering-can',
  'hanging-plant',
  'seed-pack',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const categorySlugs = [
  'kitchen-and-ceramics',
  'lighting-and-furniture',
  'tea-coffee-and-sweets',
  'skincare-and-perfume',
  'candles-and-scent',
  'stationery-and-books',
  'bags-and-watches',
  'audio-and-keyboards',
  'toys-and-games',
  'plants-and-pots',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

export type CategoryContent = {
  slug: CategorySlug;
  name: Localized;
  sub_categories: { slug: string; name: Localized }[];
  products: ProductContent[];
};

export type ProductContent = {
  slug: string;
  shop: string;
  brand: string;
  sub_category: string;
  name: Localized;
  /** One sentence that sells it honestly. */
  short_description: Localized;
  /** Two or three plain sentences: what it is made of, its dimensions, how to care for it. No HTML. */
  description: Localized;
  /** Whole US cents. */
  price: number;
  /** Whole US cents; what a shopper pays when on sale. */
  discount_price?: number;
  picture: PictureKind;
  /** The first is what the main picture shows. At least one. */
  colors: ColorSlug[];
  /** Size labels in the order they are offered, e.g. ['S', 'M', 'L'] or ['250 g', '1 kg']; omitted when there is one size. `extra` is added to the price, in cents. */
  sizes?: { label: string; extra?: number }[];
  stock: 'plenty' | 'low' | 'none' | 'mixed';
  /** 0 to 100: how well it sells; spreads the sold counts. */
  popularity: number;
};

export type ShopContent = {
  slug: string;
  name: Localized;
  tagline: Localized;
  description: Localized;
  address: Localized;
  /** Backdrop tint of its pictures. */
  tint: string;
};

export type BrandContent = { slug: string; name: string; story: Localized };

/** One remark a shopper could have made on any product of the category. */
export type ReviewContent = { category: CategorySlug | 'any'; rating: 1 | 2 | 3 | 4 | 5; text: Localized };

/** What one shopper said about one product, in the language of that shopper. */
export type ProductRemark = { product: string; rating: 1 | 2 | 3 | 4 | 5; locale: keyof Localized; text: string };
