/* The limits of files. Browsers load this file as it is, so it imports nothing. */

/** The kinds of pictures that are taken. A vector picture (SVG) is none of them: it can carry script. */
export const pictureKinds = ['jpeg', 'png', 'webp'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The kinds of films that every browser plays. */
export const filmKinds = ['mp4', 'webm'] as const;
export type FilmKind = (typeof filmKinds)[number];

/** The addresses of stored films begin with it. */
export const filmFolder = '/media/films/';

/** The allowed kinds of a file, by its content and never by its name. */
export type FileKind = PictureKind | FilmKind | 'pdf';

export const fileTypes = {
  ...{ jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  ...{ mp4: 'video/mp4', webm: 'video/webm', pdf: 'application/pdf' },
} as const satisfies Record<FileKind, string>;

type Limits = { kinds: readonly FileKind[]; max_bytes: number };

/** A field of a form that holds a file, or several files, at most `max_count`. */
export type FileRule = (Limits & { required: boolean; max_count?: never }) | (Limits & { max_count: number });

export type FileRules = Readonly<Record<string, FileRule>>;

const mebibyte = 1024 * 1024;

/** A picture as a camera or a designer leaves it. */
export const picture = { kinds: pictureKinds, max_bytes: 5 * mebibyte } as const;

/** A short film of a product. */
export const film = { kinds: filmKinds, max_bytes: 20 * mebibyte } as const;

/** An attachment of a support message: a photo or a document. */
export const attachment = { kinds: [...pictureKinds, 'pdf'], max_bytes: 2 * mebibyte } as const;

/** The files of one message to support. */
export const attachments = { ...attachment, max_count: 5 } as const;
/** A trade licence, an identity card or a tax certificate of someone who applies for a shop. */
export const applicationDocuments = { ...attachment, max_count: 5 } as const;
export const reviewPhotos = { ...picture, max_count: 5 } as const;
export const returnPhotos = { ...picture, max_count: 4 } as const;
/** Each is sent on its own before the product is saved. */
export const productPictures = { ...picture, max_count: 20 } as const;

/** The maximum number of characters of an imported CSV file. */
export const maxCsvLength = 8_000_000;

/** The limits of a field, as the file inputs of `packages/ui` have them. */
export function limitsOf(rule: Limits & { max_count?: number }): { accept: string[]; maxBytes: number; maxCount: number } {
  return { accept: rule.kinds.map((kind) => fileTypes[kind]), maxBytes: rule.max_bytes, maxCount: rule.max_count ?? 1 };
}

/** The maximum number of files in a field. */
export function maxFiles(rule: FileRule): number {
  return rule.max_count ?? 1;
}

export function isRequired(rule: FileRule): boolean {
  return 'required' in rule && rule.required;
}

/** A field's limits in words: `jpeg, png or webp, at most 5 MB`. */
export function describeFile(rule: FileRule): string {
  const kinds = [rule.kinds.slice(0, -1).join(', '), rule.kinds.at(-1)].filter(Boolean).join(' or ');
  return `${kinds}, at most ${megabytes(rule)} MB${rule.max_count ? ` each, ${rule.max_count} at most` : ''}`;
}

export function megabytes({ max_bytes }: Pick<Limits, 'max_bytes'>): number {
  return max_bytes / mebibyte;
}
