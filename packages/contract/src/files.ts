/** The kinds of pictures that are taken. A vector picture (SVG) is none of them: it can carry script. */
export const pictureKinds = ['jpeg', 'png', 'webp'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The kinds of films that every browser plays. */
export const filmKinds = ['mp4', 'webm'] as const;
export type FilmKind = (typeof filmKinds)[number];

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
