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
};

/** Why a message was not sent, in words for the operator. Providers repeat whom it was for: that is left out. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly kind: FailureKind;
  readonly about: FailureDetails['about'];

  constructor(reason: string, { kind, about }: FailureDetails) {
    super(withoutAddresses(reason));
    this.kind = kind;
    this.about = about;
  }
}

function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '(address)').replaceAll(/\+?\d{8,}/g, '(number)');
}
