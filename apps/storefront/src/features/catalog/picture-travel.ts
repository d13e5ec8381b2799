/** The name under which a product's picture travels from its card to its page: the page's main picture bears it too. */
export function pictureTravelName(productId: number): string {
  return `product-${productId}`;
}

let traveller: HTMLElement | undefined;

/**
 * Names the picture of the card that was just opened. The same product may stand in several rows of a page, and a name
 * that two elements bear cancels the whole transition, so only one is ever named.
 */
export function letPictureTravel(picture: HTMLElement | null | undefined, productId: number): void {
  traveller?.style.removeProperty('view-transition-name');
  picture?.style.setProperty('view-transition-name', pictureTravelName(productId));
  traveller = picture ?? undefined;
}
