/**
 * Completes an answer of the catalogue with shapes that load while the server answers. A page that came as HTML has its answers already,
 * so it starts without them.
 */
export async function withCatalogShapes<Given, Whole>(
  answer: Promise<Given>,
  completeWith: (given: Given, shapes: Awaited<ReturnType<typeof loadShapes>>) => Whole,
): Promise<Whole> {
  const [given, shapes] = await Promise.all([answer, loadShapes()]);
  return completeWith(given, shapes);
}

async function loadShapes() {
  const {
    category,
    flashSaleDetails,
    flashSales,
    home,
    productCard,
    productDetails,
    productList,
    reviewList,
    shop,
    shopList,
    suggestions,
  } = await import('./catalog-shapes.ts');
  return {
    category,
    flashSaleDetails,
    flashSales,
    home,
    productCard,
    productDetails,
    productList,
    reviewList,
    shop,
    shopList,
    suggestions,
  };
}
