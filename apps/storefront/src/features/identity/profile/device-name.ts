/** Ordered from specific to general: most user agents also name the browsers below them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

type DeviceName = { browser: string | undefined; system: string | undefined; isHandheld: boolean };

export function parseDeviceName(agent: string): DeviceName {
  const findName = (known: typeof browsers) => known.find(([pattern]) => pattern.test(agent))?.[1];
  return { browser: findName(browsers), system: findName(systems), isHandheld: /Mobile|Android|iPhone|iPad/.test(agent) };
}
