import type { FastifyInstance } from 'fastify';
import { listPendingMigrations, migrationsFolder } from './platform/database/migrate.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';

type Readiness = { database: boolean; migrations: boolean };

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, because the database answers and is migrated, and it does not refuse
 * requests for overload: a balancer then sends new ones elsewhere.
 */
type HealthParts = { server: FastifyInstance; database: Pick<OpenedDatabase, 'queuePool'>; admission: { isOverloaded: () => boolean } };

export function registerHealth({ server, database, admission }: HealthParts): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const checks = await readiness(database);
    const overloaded = admission.isOverloaded();
    const ready = checks.database && checks.migrations && !overloaded;
    if (!ready) reply.code(503).header('retry-after', '1');
    return { status: ready ? 'ready' : 'not ready', ...checks, overloaded };
  });
}

async function readiness(database: Pick<OpenedDatabase, 'queuePool'>): Promise<Readiness> {
  try {
    const pending = await listPendingMigrations(database.queuePool, migrationsFolder);
    return { database: true, migrations: pending.length === 0 };
  } catch {
    return { database: false, migrations: false };
  }
}
