import { answerApplication } from '../../modules/sellers/applications.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';

export const shopsDecline = defineCommand({
  name: 'shops decline',
  summary: 'Refuse an application for a shop; who sent it may apply again.',
  examples: ['shops decline 12'],
  fields: { id: operand('id', 'Of the application: "shops applications" lists them', whole(1, 999_999_999_999)) },
  async run({ id }, { context: { db }, confirm, show }) {
    await confirm(`The application ${id} would be refused.`);
    const application = await inTransaction(db, (transaction) => answerApplication(transaction, id, 'refused'));
    show({ application }, `${application.shop_name} is refused. Tell ${application.owner_name}: ${application.email}`);
  },
});
