/**
 * - `temporary`: it was not sent, and may be later;
 * - `permanent`: it was not sent, and never will be;
 * - `unclear`: it may have been sent, since the connection ended before the answer.
 */
export type FailureKind = 'temporary' | 'permanent' | 'unclear';

type FailureDetails = {
  kind: FailureKind;
  /** Whether this one person cannot be reached, or nobody can. */
  about: 'recipient' | 'channel';
  cause?: unknown;
};

/** Why a message was not sent, in words for the operator: without the address, the text or a secret. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly kind: FailureKind;
  readonly about: FailureDetails['about'];

  constructor(reason: string, { kind, about, cause }: FailureDetails) {
    super(reason, { cause });
    this.kind = kind;
    this.about = about;
  }
}
