import { z } from 'zod';
import { homeSections, homeSorts } from '../catalog/home-sections.ts';
import { Id, requiredText, Timestamp, text } from '../fields.ts';
import { FooterItem, MenuItem } from '../settings.ts';

/** A text by language. */
const texts = (max: number) => z.record(z.string().regex(/^[a-z]{2}$/), text(max));

/** HTML by language, which is sanitised when it is saved. */
const html = texts(100_000);

/** Part of an address: small letters, digits and dashes. */
export const ContentSlug = text(160).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const url = text(500).regex(/^(\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/);
const pictureAddress = text(500).regex(/^(\/(?![/\\])|https:\/\/)\S+$/);

/** The id of a stored row; null for a new one. The order of rows is their order for shoppers. */
const row = { id: Id.nullable() };

/** It is shown from the first moment until the second one; states of earlier releases have neither. */
const range = { starts_at: Timestamp.nullable().default(null), ends_at: Timestamp.nullable().default(null) };

/** The title and description that search engines show; states of earlier releases have none. */
const seo = z.strictObject({ title: texts(120), description: texts(320) }).default(() => ({ title: {}, description: {} }));

const PostState = z.strictObject({
  kind: z.literal('posts'),
  slug: ContentSlug,
  title: texts(200),
  excerpt: texts(500),
  body: html,
  author: texts(120),
  category_id: Id.nullable(),
  tags: z.array(requiredText(60).regex(/^[\p{L}\p{N}-]+$/u)).max(20),
  picture_id: Id.nullable(),
  seo,
});
export type PostState = z.infer<typeof PostState>;

const PageState = z.strictObject({ kind: z.literal('pages'), title: texts(200), body: html, seo });
export type PageState = z.infer<typeof PageState>;

const BannerState = z.strictObject({
  ...row,
  place: z.enum(['hero', 'side', 'ad']),
  title: texts(80),
  subtitle: texts(160),
  button: texts(40),
  link: url.nullable(),
  picture_id: Id,
  /** A mirrored picture for right-to-left languages. */
  picture_rtl_id: Id.nullable(),
  is_active: z.boolean(),
  ...range,
});
export type BannerState = z.infer<typeof BannerState>;
const BannersState = z.strictObject({ kind: z.literal('banners'), banners: z.array(BannerState).max(60) });
export type BannersState = z.infer<typeof BannersState>;

const MenusState = z.strictObject({
  kind: z.literal('menus'),
  items: z.array(z.strictObject({ ...row, name: texts(60), url, target: MenuItem.shape.target, is_external: z.boolean() })).max(30),
});
export type MenusState = z.infer<typeof MenusState>;

const FooterColumn = z.strictObject({
  ...row,
  title: texts(60),
  items: z
    .array(
      z.strictObject({
        ...row,
        type: FooterItem.shape.type,
        title: texts(300),
        url: url.nullable(),
        target: FooterItem.shape.target,
      }),
    )
    .max(30),
});
const FootersState = z.strictObject({ kind: z.literal('footers'), columns: z.array(FooterColumn).max(12) });
export type FootersState = z.infer<typeof FootersState>;

const SocialLinksState = z.strictObject({
  kind: z.literal('social-links'),
  links: z.array(z.strictObject({ ...row, name: requiredText(60), link: url, logo_url: pictureAddress.nullable() })).max(20),
});
export type SocialLinksState = z.infer<typeof SocialLinksState>;

const HelpTopicState = z.strictObject({
  ...row,
  slug: ContentSlug,
  title: texts(120),
  text: texts(300),
  icon: text(40),
  questions: z.array(z.strictObject({ ...row, slug: ContentSlug, question: texts(300), answer: html })).max(60),
});
const HelpState = z.strictObject({ kind: z.literal('help'), topics: z.array(HelpTopicState).max(30) });
export type HelpState = z.infer<typeof HelpState>;

const HomeSectionState = z.strictObject({
  key: z.enum(homeSections),
  is_active: z.boolean(),
  /** Replaces the title of the section in these languages. */
  title: texts(80),
  /** The order of its products; null for its default, and for a section without this choice. */
  sort: z.enum(homeSorts).nullable(),
  ...range,
});
export type HomeSectionState = z.infer<typeof HomeSectionState>;
const HomeState = z.strictObject({ kind: z.literal('home'), sections: z.array(HomeSectionState).max(20) });
export type HomeState = z.infer<typeof HomeState>;

/** The complete content of one thing that shoppers see: a post, a page, or a list with its order. */
export const ContentState = z.discriminatedUnion('kind', [
  PostState,
  PageState,
  HomeState,
  BannersState,
  MenusState,
  FootersState,
  SocialLinksState,
  HelpState,
]);
export type ContentState = z.infer<typeof ContentState>;
export type ContentKind = ContentState['kind'];

export const contentKinds = ['posts', 'pages', 'home', 'banners', 'menus', 'footers', 'social-links', 'help'] as const;

/** The content that a draft changes: `key` is the id of a post, the slug of a page, and `all` for a list. */
export type ContentName = { kind: ContentKind; key: string };
