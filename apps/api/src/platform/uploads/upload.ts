import type { FileRule, FileRules, PictureKind } from '@souk/contract/files';

/** A picture that was sent, made anew: WebP without what a camera writes beside it, upright, no larger than is ever shown. */
export type PictureUpload = { kind: 'picture'; name: string; content: Buffer; width: number; height: number; preview: string };

/** A document that was sent. It is kept as it came, so it is given out as a download alone. */
export type DocumentUpload = { kind: 'pdf'; name: string; content: Buffer };

export type Upload = PictureUpload | DocumentUpload;

type UploadOf<Rule extends FileRule> = Rule['kinds'][number] extends PictureKind ? PictureUpload : Upload;

/** What a handler gets for the files that its call declares. */
export type Uploads<Rules extends FileRules> = {
  [Field in keyof Rules]: Rules[Field] extends { max_count: number }
    ? UploadOf<Rules[Field]>[]
    : Rules[Field] extends { required: true }
      ? UploadOf<Rules[Field]>
      : UploadOf<Rules[Field]> | undefined;
};
