import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import type { Pool } from 'pg';
import type { OpenedDatabase } from '../platform/database/open-database.ts';

/** Runs psql if it is installed, otherwise a simple prompt. */
export async function openShell({ url, pool }: OpenedDatabase): Promise<void> {
  // Ctrl-C cancels the statement; this process must survive it to close the database.
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  if (!(await runPsql(url))) await askAndPrint(pool);
  process.off('SIGINT', ignore);
}

function runPsql(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const psql = spawn('psql', [url], { stdio: 'inherit' });
    psql.once('error', () => resolve(false));
    psql.once('exit', () => resolve(true));
  });
}

async function askAndPrint(pool: Pool): Promise<void> {
  const client = await pool.connect(); // one session, so that BEGIN and SET have an effect
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: 'souk> ' });
  let statement = '';
  process.stdout.write('End each statement with a semicolon. Ctrl-D quits.\n');
  terminal.prompt();
  for await (const line of terminal) {
    statement += `${line}\n`;
    if (line.trimEnd().endsWith(';')) {
      await run(client, statement);
      statement = '';
    }
    terminal.setPrompt(statement.trim() === '' ? 'souk> ' : '  ... ');
    terminal.prompt();
  }
  client.release(true);
}

async function run(client: Pick<Pool, 'query'>, statement: string): Promise<void> {
  try {
    const { command, rowCount, rows } = await client.query(statement);
    if (rows.length > 0) console.table(rows);
    process.stdout.write(`${command} ${rowCount ?? ''}\n`);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
