import type { Config } from './config.ts';

/** What the terminal says once the market can be used: where it is, how to sign in, where the codes are. */
export function welcome(config: Config, isDemo: boolean): string {
  const lines = [`Souk is open at ${config.server.publicUrl}`];
  if (isDemo) lines.push('Sign in as the demo shopper: phone 9876543210.');
  if (config.messages.channels.some(({ name }) => name === 'console'))
    lines.push('One-time codes appear here, and in the dialog that asks for them.');
  lines.push(`The calls are described at ${config.server.publicUrl}/api/docs. Ctrl+C stops everything.`);
  return `\n  ${lines.join('\n  ')}\n\n`;
}
