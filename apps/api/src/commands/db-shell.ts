import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import type { Pool } from 'pg';
import type { OpenedDatabase } from '../platform/database/open-database.ts';

/** psql where it is installed, otherwise a plain loop that asks and prints. */
export async function openShell({ url, pool }: OpenedDatabase): Promise<void> {
  // Ctrl-C is for the statement in the shell; this process must live to close the database.
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
  const client = await pool.connect(); // one session, so that BEGIN and SET hold
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: 'souk> ' });
  let statement = '';
  process.stdout.write('SQL, ended by a semicolon. Ctrl-D leaves.\n');
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
