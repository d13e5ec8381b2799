/*
 * The words of generated products. Each list is drawn from with a skew, the first words most, so that a search meets words
 * that tens of thousands of products bear and words that a handful do. Series names are put together from syllables: some
 * 4,000 rare words.
 */
export const things = words(`lamp mug table chair bowl teapot shelf candle notebook wallet speaker puzzle vase mirror stool
  kettle plate tray basket cushion blanket rug clock frame lantern jug pan pot spoon knife board apron towel curtain pillow
  bench cabinet desk hook rack box bag backpack belt watch bracelet scarf hat glove umbrella pen pencil brush journal planner
  envelope stapler keyboard mouse headphones earbuds charger cable stand tripod microphone amplifier turntable radio camera
  planter trellis trowel seeds compost soap balm serum perfume shampoo comb razor diffuser incense tea coffee honey jam
  chocolate biscuit almond date saffron cardamom kite robot blocks doll drum train marbles chess domino yoyo`);

export const looks = words(`handmade classic small modern natural soft bright large light dark round woven glazed folding quiet
  portable vintage slim matte striped carved painted polished brushed quilted speckled ribbed hammered tapered rustic minimal
  curved braided embossed fluted marbled mottled gilded fringed scalloped nested stackable waterproof rechargeable adjustable
  foldaway reversible weathered burnished lacquered pleated knotted engraved etched`);

export const materials = words(`cotton oak steel ceramic linen walnut leather brass glass wool copper bamboo marble stoneware
  rattan felt canvas velvet beech cork porcelain indigo terracotta enamel jute silk maple teak mohair pewter alabaster
  olivewood basalt soapstone cashmere`);

export const syllablesBefore = words('va ke lu so mi ta ro ne fi da zu pa ho li ba ye gu ora eli ami');
export const syllablesBetween = words('ra lo mi ne ta vi so du ka re');
export const syllablesAfter = words('n th ris la vek mo dor san qi bel ton mar ley zen tov ika usk yra oss em');

function words(text: string): string[] {
  return text.split(/\s+/);
}
