/** Whether a shopper may still cancel: until the shop has confirmed. */
export function canCancel({ status }: { status: string }): boolean {
  return status === 'Pending';
}

/** Whether the shop may still cancel: until it has arrived. What comes back from the door is back on the shelf. */
export function canCallOff({ status }: { status: string }): boolean {
  return status !== 'Delivered' && status !== 'Cancelled';
}

/** Whether it has an invoice: nothing was sold where it was cancelled before it was paid. */
export function hasInvoice({ status, payment_status }: { status: string; payment_status: string }): boolean {
  return status !== 'Cancelled' || ['Paid', 'Refunded'].includes(payment_status);
}

/** Whether a shopper may say what they think of it: once they have it. */
export function canReview({ status }: { status: string }): boolean {
  return status === 'Delivered';
}

type Payable = { status: string; payment_status: string; pay_until: Date | null };

/** Whether an online payment is waited for. */
export function canPay({ status, payment_status, pay_until }: Payable, now: Date): boolean {
  const isUnpaid = payment_status === 'Pending' || payment_status === 'Failed';
  return status !== 'Cancelled' && isUnpaid && pay_until !== null && pay_until > now;
}
