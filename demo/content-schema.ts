import { z } from 'zod';
import categories from './content/categories.json' with { type: 'json' };
import colors from './content/colors.json' with { type: 'json' };
import pictures from './content/pictures.json' with { type: 'json' };

export type CategorySlug = keyof typeof categories;
export type ColorSlug = keyof typeof colors;
/** A kind of thing that the demo pictures show; `demo/art` has one model for each. */
export type PictureKind = keyof typeof pictures.things;
export type Place = keyof typeof pictures.places;

const isColor = (value: unknown): value is ColorSlug => typeof value === 'string' && Object.hasOwn(colors, value);
const isPictureKind = (value: unknown): value is PictureKind => typeof value === 'string' && Object.hasOwn(pictures.things, value);
const isPlace = (value: unknown): value is Place => typeof value === 'string' && Object.hasOwn(pictures.places, value);
const isCategory = (value: unknown): value is CategorySlug => typeof value === 'string' && Object.hasOwn(categories, value);

export const colorSlugs = Object.keys(colors).filter(isColor);
export const pictureKinds = Object.keys(pictures.things).filter(isPictureKind);
export const categorySlugs = Object.keys(categories).filter(isCategory);

const colorSlug = z.custom<ColorSlug>(isColor, 'colors.json has no such color');
const pictureKind = z.custom<PictureKind>(isPictureKind, 'pictures.json has no such thing');
const place = z.custom<Place>(isPlace, 'places has no such place');
const categorySlug = z.custom<CategorySlug>(isCategory);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const hexColor = z.string().regex(/^#[0-9A-F]{6}$/);
/** Whole US cents. */
const cents = z.int().positive();
/** 0 to 100. */
const percentage = z.int().min(0).max(100);
const rating = z.int().min(1).max(5);
/** The age of a row when the demo marketplace is seeded, in days. */
const daysAgo = z.number().nonnegative();

/** A text in the three demo languages; `ir` is Persian. */
export const Localized = z.strictObject({ en: z.string().min(1), ar: z.string().min(1), ir: z.string().min(1) });
export type Localized = z.infer<typeof Localized>;
export type Locale = keyof Localized;

const Term = z.strictObject({ slug, name: Localized });

/** By language, the words that a search for a word finds as well. */
export const Synonyms = z.record(z.enum(['en', 'ar', 'ir']), z.record(z.string().min(1), z.array(z.string().min(1)).min(1)));

export const Colors = z.record(colorSlug, z.strictObject({ hex: hexColor, name: Localized }));

/** Arabic and Persian names of sizes by their labels, which are the English names; the others, such as "M" and "A5", have no translation. */
export const Sizes = z.partialRecord(z.string(), Localized.omit({ en: true }));

export const Categories = z.record(
  categorySlug,
  z.strictObject({
    name: Localized,
    /** The alternative text of the category's picture. */
    picture: Localized,
    sub_categories: z.array(Term),
  }),
);

/** Words for alternative texts: the places of third pictures, the things shown, and the scenes of several things, the largest first. */
export const Pictures = z.strictObject({
  places: z.record(place, Localized),
  things: z.record(pictureKind, Localized.extend({ place })),
  scenes: z.record(z.string(), z.array(pictureKind).min(1)),
});

const Product = z.strictObject({
  slug,
  shop: slug,
  brand: slug,
  sub_category: slug,
  name: Localized,
  /** One sentence. */
  short_description: Localized,
  /** Two or three sentences without HTML: material, dimensions, care. */
  description: Localized,
  /** A second paragraph, in the maker's voice. */
  maker_note: Localized,
  price: cents,
  discount_price: cents.optional(),
  picture: pictureKind,
  /** The main picture shows the first. */
  colors: z.array(colorSlug).min(1),
  /** In the order in which they are offered; `extra` cents are added to the price. */
  sizes: z.array(z.strictObject({ label: z.string().min(1), extra: z.int().optional() })).optional(),
  stock: z.enum(['plenty', 'low', 'none', 'mixed']),
  /** How well it sells: spreads the sold counts. */
  popularity: percentage,
});
export type ProductContent = z.infer<typeof Product>;
export const Products = z.array(Product);

/** A review text that fits any product of its category. */
const GeneralReview = z.strictObject({ rating, text: Localized });
export type GeneralReview = z.infer<typeof GeneralReview>;
export const GeneralReviews = z.array(GeneralReview);

export const CategoryReviews = z.strictObject({
  any_product: GeneralReviews,
  /** Reviews of one product each, by its slug, in the reviewer's language. */
  by_product: z.record(
    slug,
    z.array(
      z.strictObject({
        rating,
        locale: z.enum(['en', 'ar', 'ir']),
        text: z.string().min(1),
        /** How many photos it has; without it, chance decides. */
        photos: z.int().positive().optional(),
      }),
    ),
  ),
});

/** Initial and family name, so that no text contradicts the gender of a name. */
export const ReviewAuthors = z.record(z.enum(['en', 'ar', 'ir']), z.array(z.string().min(1)));

export const Shops = z.array(
  z.strictObject({
    slug,
    name: Localized,
    tagline: Localized,
    description: Localized,
    address: Localized,
    /** Background of its pictures. */
    tint: hexColor,
  }),
);

export const Brands = z.array(z.strictObject({ slug, name: z.string().min(1), story: Localized }));

export const Banners = z.array(
  z.strictObject({
    slug,
    /** The place on the home page. */
    place: z.enum(['hero', 'side', 'ad']),
    title: Localized,
    subtitle: Localized,
    button: Localized,
    link: z.string().startsWith('/'),
    picture: pictureKind,
    color: colorSlug,
    /** Background of the whole banner. */
    tint: hexColor,
  }),
);

export const Navigation = z.strictObject({
  menus: z.array(z.strictObject({ name: Localized, url: z.string(), target: z.enum(['_self', '_blank']), is_external: z.boolean() })),
  footers: z.array(
    z.strictObject({
      /** A column without a title never folds. */
      title: Localized.nullable(),
      items: z.array(
        z.strictObject({
          type: z.enum(['logo', 'text', 'phone', 'email', 'social_links', 'app_store', 'link']),
          title: Localized,
          /** Null for a text, and for buttons whose addresses are settings. */
          url: z.string().nullable(),
        }),
      ),
    }),
  ),
});

export const Plans = z.array(
  z.strictObject({
    slug,
    name: Localized,
    short_description: Localized,
    description: Localized,
    benefits: z.array(Localized),
    price: cents,
    /** Null for a membership without an end. */
    duration_days: z.int().positive().nullable(),
    discount_percentage: percentage,
    free_delivery: z.boolean(),
    is_popular: z.boolean(),
  }),
);

export const HelpTopics = z.array(
  z.strictObject({
    slug,
    icon: z.enum(['bag', 'parcel', 'card', 'return', 'person', 'shop']),
    title: Localized,
    text: Localized,
    /** Answers are simple HTML: p, ul, ol, a. */
    questions: z.array(z.strictObject({ slug, question: Localized, answer: Localized })),
  }),
);

/** The bodies of pages are Markdown files: `pages/<slug>.<locale>.md`. */
export const Pages = z.array(z.strictObject({ slug, days_ago: daysAgo, title: Localized }));

/** The bodies of posts are Markdown files: `posts/<slug>.<locale>.md`. */
export const Posts = z.strictObject({
  categories: z.array(Term),
  tags: z.record(slug, Localized),
  authors: z.record(slug, Localized),
  posts: z.array(
    z.strictObject({
      slug,
      category: slug,
      tags: z.array(slug),
      author: slug,
      /** The number of its cover picture: `post-7`. */
      cover: z.int().positive(),
      days_ago: daysAgo,
      /** Spreads the view counts. */
      popularity: percentage,
      title: Localized,
      excerpt: Localized,
    }),
  ),
});

const Ticket = z.strictObject({
  /** Index in the list of issue types. */
  issue: z.int().nonnegative(),
  subject: z.string().min(1),
  /** Index of the demo shopper's order, the oldest first. */
  order: z.int().nonnegative().optional(),
  status: z.enum(['running', 'completed', 'cancel']),
  messages: z.array(z.strictObject({ days_ago: daysAgo, from: z.enum(['shopper', 'market']), text: z.string().min(1) })).min(1),
});
export type TicketContent = z.infer<typeof Ticket>;
export const Tickets = z.strictObject({ issue_types: z.array(Localized), tickets: z.array(Ticket) });

const Purchase = z.strictObject({
  status: z.enum(['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered', 'Cancelled']),
  days_ago: daysAgo,
  /** The number of shops. */
  shops: z.int().positive(),
  gateway: z.enum(['cash', 'demo']),
  trouble: z.enum(['partial refund', 'full refund', 'payment expired']).optional(),
  /** Why it was cancelled: a text of the interface, so that it is shown in every language. */
  reason: z.string().optional(),
  /** The shopper's note at checkout. */
  note: z.string().optional(),
});
export type PurchaseContent = z.infer<typeof Purchase>;
export const Purchases = z.array(Purchase);

export const Settings = z.strictObject({
  languages: z.array(z.strictObject({ name: z.string(), title: z.string(), direction: z.enum(['ltr', 'rtl']) })),
  currencies: z.array(
    z.strictObject({
      name: z.string(),
      symbol: z.string(),
      position: z.enum(['prefix', 'suffix']),
      rate_from_default: z.number().positive(),
      minor_digits: z.int().nonnegative().optional(),
    }),
  ),
  social_links: z.array(z.strictObject({ name: z.string(), link: z.url() })),
  site: z.strictObject({
    app_name: Localized,
    multi_vendor: z.boolean(),
    cash_on_delivery: z.boolean(),
    online_payment: z.boolean(),
    mobile: z.string(),
    email: z.email(),
    whatsapp: z.string(),
    address: Localized,
    opening_hours: Localized,
    footer_text: Localized,
    footer_description: Localized,
    show_download_app: z.boolean(),
    time_zone: z.string(),
    return_days: z.int(),
    google_playstore_link: z.url(),
    app_store_link: z.url(),
    theme_colors: z.record(z.string(), hexColor),
  }),
});
