import { ConfigError, readConfig } from '../src/config/config.ts';

/** All errors of these settings; none if the server would start. */
export function configFailures(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.failures;
    throw error;
  }
  return [];
}
