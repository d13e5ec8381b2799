import { z } from 'zod';
import { Table } from './tables.ts';

/*
 * A backup is gzip over lines: the header; for each table of the header its rows as COPY writes them, then `\.`; the footer;
 * the SHA-256 of everything before it. A backup of an earlier release ends with the footer, and gzip's own checksum covers it.
 * COPY's text form is the same in every version of PostgreSQL, and a row can never be `\.` alone.
 */

export const formatName = 'souk backup';
export const endOfRows = '\\.\n';

export const BackupHeader = z.object({
  format: z.literal(formatName),
  version: z.literal(1),
  created_at: z.string(),
  server_version: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  /** Announces the last line. */
  checksum: z.literal('sha256').optional(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** Read last, so that no number is below an id of the rows. A backup without it was cut off. */
export const BackupFooter = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last_value: z.number().nullable() })),
});
export type BackupFooter = z.infer<typeof BackupFooter>;

export const BackupChecksum = z.object({ sha256: z.string() });
