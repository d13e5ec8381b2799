import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { createSocialDesk, type SocialDesk, socialEnv } from './social-desk.ts';

/** The providers' desk on a port of its own, and the settings by which an app takes it for them. */
export async function useSocialStandIn(): Promise<SocialDesk & { env: Record<string, string> }> {
  const desk = createSocialDesk();
  const server = createServer(desk.serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(desk, { env: socialEnv(`http://127.0.0.1:${port}`) });
}
