import { ConfigError, readConfig } from '../src/config.ts';

/** What is wrong with these settings, all of it; nothing where the server would start. */
export function configFailures(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.failures;
    throw error;
  }
  return [];
}
