import type { TicketContent } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import { daysFrom, type SeedContext } from './seed-context.ts';
import { demoShopper } from './seed-people.ts';

const letters = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Tickets of the demo shopper with their messages. */
export async function seedTickets({ db, random, now }: SeedContext, personId: number, orderIds: readonly number[]): Promise<void> {
  const issueTypes = await db.selectFrom('ticket_issue_types').select('id').orderBy('position').execute();
  const byAge = demoContent.tickets.toSorted((one, other) => ageOf(other) - ageOf(one));
  for (const { issue, subject, order, status, messages } of byAge) {
    const issue_type_id = issueTypes[issue]?.id;
    if (issue_type_id === undefined) throw new Error(`The demo content has no ticket type at position ${issue}`);
    const times = messages.map(({ days_ago }) => daysFrom(now, -days_ago));
    const { id } = await db
      .insertInto('tickets')
      .values({
        person_id: personId,
        ticket_number: `TK-${Array.from({ length: 6 }, () => random.pick([...letters])).join('')}`,
        issue_type_id,
        subject,
        email: demoShopper.email,
        phone: demoShopper.phone,
        order_id: order === undefined ? null : (orderIds[order] ?? null),
        status,
        created_at: times[0] ?? now,
        updated_at: times.at(-1) ?? now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = messages.map(({ from, text, days_ago }) => ({
      ticket_id: id,
      from_shopper: from === 'shopper',
      message: text,
      created_at: daysFrom(now, -days_ago),
    }));
    await db.insertInto('ticket_messages').values(rows).execute();
  }
}

function ageOf({ messages }: TicketContent): number {
  return Math.max(...messages.map(({ days_ago }) => days_ago));
}
