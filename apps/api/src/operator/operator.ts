import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import type { PrivateFiles } from '../platform/media/private-files.ts';

/** The market as a command finds it. */
export type Market = {
  /** What the operations of the API take. Nobody is signed in, and what is told is told in English. */
  context: Context;
  config: Config;
  media: MediaStore;
  files: PrivateFiles;
};

/** What a command works with. */
export type Operator = Market & {
  /** Its answer, once: the document for `--json`, otherwise the text. */
  show: (document: unknown, text: string) => void;
  /** A remark, which is no part of the answer. */
  remark: (message: string) => void;
  /** Asks before what cannot be undone; throws where the answer is no, or where there is nobody to ask. */
  confirm: (warning: string) => Promise<void>;
};
