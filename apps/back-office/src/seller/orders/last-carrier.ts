const key = 'souk.seller.carrier';

/** The carrier of the last parcel on this device; empty before the first one and where storage is denied. */
export function readCarrier(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function storeCarrier(carrier: string): void {
  try {
    localStorage.setItem(key, carrier);
  } catch (error) {
    // The next parcel begins with an empty field.
    if (!(error instanceof DOMException)) throw error;
  }
}
