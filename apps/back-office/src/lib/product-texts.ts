import { joinTexts } from './frame/join-texts.ts';

/** The texts of products, categories and attributes, which both panels load with the first page that has them. */
export const productTexts = {
  ar: () => joinTexts(import('@souk/texts/back-office-products/ar.json'), import('@souk/texts/rich-text/ar.json')),
  ir: () => joinTexts(import('@souk/texts/back-office-products/ir.json'), import('@souk/texts/rich-text/ir.json')),
};
