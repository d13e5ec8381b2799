import { ConfigError } from './config/config.ts';
import { AppError } from './platform/app-error.ts';
import { DatabaseStartError, hasCode } from './platform/database/database-errors.ts';
import { MigrationError } from './platform/database/migrate.ts';

const startErrors = [ConfigError, DatabaseStartError, MigrationError, AppError];

/** A sentence about how the operator can fix a failed start or command. Any other error is a bug and is printed with its stack. */
export function explainStartFailure(error: unknown): string {
  if (isDiskFull(error)) return 'The disk is full. Free some space, then start again.';
  if (error instanceof Error && startErrors.some((kind) => error instanceof kind)) return error.message;
  return explainPort(error) ?? explainFile(error) ?? String(error instanceof Error ? error.stack : error);
}

export function isDiskFull(error: unknown): boolean {
  if (hasCode(error, 'ENOSPC', '53100')) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}

function explainPort(error: unknown): string | undefined {
  if (textOf(error, 'syscall') !== 'listen' && textOf(error, 'syscall') !== 'getaddrinfo') return undefined;
  const port = textOf(error, 'port');
  if (hasCode(error, 'EADDRINUSE')) {
    return `Port ${port} is taken by another process. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`;
  }
  if (hasCode(error, 'EACCES')) return `This user may not listen on port ${port}. Choose a port above 1023: PORT=3000 npm start`;
  if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) {
    return `HOST=${textOf(error, 'address') || textOf(error, 'hostname')} is not an address of this machine. Leave it out, or set HOST=0.0.0.0 for all of its addresses.`;
  }
  return undefined;
}

function explainFile(error: unknown): string | undefined {
  const path = textOf(error, 'path');
  if (path === '') return undefined;
  const elsewhere = 'or choose another data folder: SOUK_DATA=/path/to/folder npm start';
  if (hasCode(error, 'EACCES', 'EPERM')) {
    return `This user has no permission to write to ${path}. Give it the permission (chown or chmod), ${elsewhere}`;
  }
  if (hasCode(error, 'EROFS')) return `${path} is on a disk that is mounted read-only. Mount it writable, ${elsewhere}`;
  if (hasCode(error, 'ENOTDIR', 'EEXIST'))
    return `${path} cannot be a folder, because a file is in its way. Move the file away, ${elsewhere}`;
  return undefined;
}

function textOf(error: unknown, property: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, property) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
