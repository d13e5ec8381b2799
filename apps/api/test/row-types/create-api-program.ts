import { join } from 'node:path';
import ts from 'typescript';

const api = join(import.meta.dirname, '..', '..');

/** The compiler's view of these files of the API, or of all its sources. */
export function createApiProgram(files?: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(api, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, api);
  return ts.createProgram(files ?? fileNames.filter((file) => file.startsWith(join(api, 'src/'))), options);
}
