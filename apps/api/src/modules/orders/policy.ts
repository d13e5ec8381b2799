/** Whether a shopper may still cancel: until the shop has confirmed. */
export function canCancel({ status }: { status: string }): boolean {
  return status === 'Pending';
}
