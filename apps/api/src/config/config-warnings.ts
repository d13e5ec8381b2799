import type { Config } from '../config.ts';

/** Settings that are valid but seldom meant, for the log of the start. */
export function listConfigWarnings({ environment, server }: Pick<Config, 'environment' | 'server'>): string[] {
  const warnings: string[] = [];
  if (environment === 'production' && server.publicUrl.startsWith('http:')) {
    warnings.push(
      `PUBLIC_URL=${server.publicUrl} has no TLS: passwords, codes and sessions cross the network readable. Set an address that begins with https:.`,
    );
  }
  if (server.trustProxy === true) {
    warnings.push(
      'TRUST_PROXY=true believes every X-Forwarded-For header, so any client can pretend to have any address. Set the number of proxies or their addresses.',
    );
  }
  return warnings;
}
