type CatalogShapes = typeof import('./catalog-shapes.ts');

/**
 * Completes an answer of the catalogue with shapes that load while the server answers. A page that came as HTML has its answers already,
 * so it starts without them.
 */
export async function withCatalogShapes<Given, Whole>(
  answer: Promise<Given>,
  completeWith: (given: Given, shapes: CatalogShapes) => Whole,
): Promise<Whole> {
  const [given, shapes] = await Promise.all([answer, import('./catalog-shapes.ts')]);
  return completeWith(given, shapes);
}
