/** What a browser says of itself, the telling ones first: most also name those below them. */
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

export type DeviceName = { browser: string | undefined; system: string | undefined; isHandheld: boolean };

/** The browser and the system that a user agent names. */
export function readDeviceName(agent: string): DeviceName {
  const nameIn = (known: typeof browsers) => known.find(([pattern]) => pattern.test(agent))?.[1];
  return { browser: nameIn(browsers), system: nameIn(systems), isHandheld: /Mobile|Android|iPhone|iPad/.test(agent) };
}
