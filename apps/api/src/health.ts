import type { FastifyInstance } from 'fastify';

type Readiness = { database: boolean; migrations: boolean };

/** `/healthz`: the process is alive. `/readyz`: it can serve, for the database answers and is migrated. */
export function healthRoutes(server: FastifyInstance, readiness: () => Promise<Readiness>): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const checks = await readiness();
    const ready = checks.database && checks.migrations;
    if (!ready) reply.code(503).header('retry-after', '1');
    return { status: ready ? 'ready' : 'not ready', ...checks };
  });
}
