/**
 * What whoever runs the market wants cannot be done: in English, for them alone, where a Problem is for shoppers in their language.
 * `field` is what they called it wrongly.
 */
export class Fault extends Error {
  override name = 'Fault';
  readonly field: string | undefined;

  constructor(reason: string, field?: string) {
    super(field === undefined ? reason : `${field}${reason.startsWith(':') ? '' : ' '}${reason}`);
    this.field = field;
  }
}
