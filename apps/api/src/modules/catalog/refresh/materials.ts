import { normalizeWords } from '../../../platform/text/search-text.ts';

/** Materials that shoppers search for, as descriptions write them in each language. */
const names = `
  leather suede linen cotton wool silk velvet denim canvas felt jute bamboo rattan wicker cork wood wooden oak walnut cedar
  ceramic stoneware porcelain earthenware terracotta clay glass marble brass copper steel iron aluminium aluminum silver beeswax
  جلد جلدي جلدية كتان قطن قطني قطنية صوف صوفي حرير حريري مخمل خشب خشبي خشبية بلوط جوز خيزران فلين خزف خزفي سيراميك فخار فخاري بورسلان
  زجاج زجاجي زجاجية رخام نحاس نحاسي نحاسية فولاذ حديد ألمنيوم فضة
  چرم چرمی کتان کتانی پنبه پنبه‌ای نخی پشم پشمی ابریشم ابریشمی مخمل چوب چوبی بلوط گردو بامبو حصیر حصیری سرامیک سرامیکی سفال سفالی
  چینی شیشه شیشه‌ای مرمر برنجی مس مسی فولاد استیل آهن آلومینیوم نقره`;

const materials = new Set(normalizeWords(names));
/** The Arabic article, also after "and", "of", "with" and "for". */
const article = /^(?:[وبك]?ال|[وب]?لل)/u;

/** The materials that texts mention, each once and in its own form. */
export function findMaterials(texts: readonly string[]): string[] {
  const words = texts.flatMap(normalizeWords).flatMap((word) => [word, word.replace(article, ''), word.replace(/^[وب]/u, '')]);
  return [...new Set(words.filter((word) => materials.has(word)))];
}
