/** The browser's reader of barcodes, which TypeScript's DOM types do not have yet. */
type BarcodeDetector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type BarcodeDetectorClass = {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

declare global {
  // A property of the global object exists only for a `var`.
  var BarcodeDetector: BarcodeDetectorClass | undefined;
}

/** The formats that are printed on labels of couriers and on products. */
const labelFormats = [
  ...['code_128', 'code_39', 'code_93', 'codabar', 'itf', 'ean_13', 'ean_8', 'upc_a', 'upc_e'],
  ...['qr_code', 'data_matrix', 'pdf417', 'aztec'],
];

/** Whether the browser offers both a camera and the reading of barcodes. Without HTTPS it has no `mediaDevices`. */
export function canScan(): boolean {
  return globalThis.BarcodeDetector !== undefined && globalThis.navigator?.mediaDevices !== undefined;
}

/** A detector for the formats of labels that this device reads; undefined if there are none. */
export async function createLabelDetector(): Promise<BarcodeDetector | undefined> {
  const Detector = globalThis.BarcodeDetector;
  const supported = (await Detector?.getSupportedFormats()) ?? [];
  const formats = labelFormats.filter((format) => supported.includes(format));
  return Detector && formats.length > 0 ? new Detector({ formats }) : undefined;
}
