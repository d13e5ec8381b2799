import { fileURLToPath } from 'node:url';

/** Where the numbered migrations lie. */
export const migrationsFolder = fileURLToPath(new URL('../db/migrations/', import.meta.url));
