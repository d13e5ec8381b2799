export type View = 'front' | 'detail';

/**
 * A product in one material colour, around the middle of a 1000 × 1000 canvas and standing near y = 800. How large it
 * comes out and where exactly it stands is the picture's business (`scenes/product.ts`), so a drawing may take the scale that suits it.
 */
export type Drawing = (color: string, view: View) => string;
