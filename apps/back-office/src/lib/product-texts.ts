/** The texts of products, categories and attributes, which both panels load with the first page that has them. */
export const productTexts = {
  ar: async () => (await import('@souk/texts/back-office-products/ar.json')).default,
  ir: async () => (await import('@souk/texts/back-office-products/ir.json')).default,
};
