export type View = 'front' | 'detail';

/**
 * A product in one material colour, around the middle of a 1000 × 1000 canvas with its foot near y = 800. The picture
 * (`scenes/product.ts`) decides its size and position, so a drawing may have any scale.
 */
export type Drawing = (color: string, view: View) => string;
