/** Whether a shopper may still cancel: until the shop has confirmed. */
export function canCancel({ status }: { status: string }): boolean {
  return status === 'Pending';
}

/** Whether it has an invoice: nothing was sold where it was cancelled before it was paid. */
export function hasInvoice({ status, payment_status }: { status: string; payment_status: string }): boolean {
  return status !== 'Cancelled' || ['Paid', 'Refunded'].includes(payment_status);
}

/** Whether a shopper may say what they think of it: once they have it. */
export function canReview({ status }: { status: string }): boolean {
  return status === 'Delivered';
}
