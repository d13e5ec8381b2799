import type { AsSeller, AsStaff, Context } from '../../context.ts';
import {
  getQuestion,
  getShopQuestion,
  presentManagedQuestion,
  presentShopQuestion,
  readManagedQuestions,
  readProductQuestion,
  readProductQuestions,
  readShopQuestions,
} from '../../modules/questions/read-questions.ts';
import type { Router } from '../../router.ts';
import { answerAsMarketplace, answerAsShop, askQuestion, hideQuestion, showQuestion } from './write-questions.ts';

/** Public questions and answers about products. */
export function register({ router }: { router: Router }): void {
  router.call('GET /product-questions', async ({ query }, context) => ({ data: await readProductQuestions(context, query) }));
  router.call('GET /product-questions/{id}', async ({ params }, context) => ({ data: await readProductQuestion(context, params.id) }));
  router.call('POST /product-questions', async ({ body }, context) => {
    await askQuestion(context, body);
    return { message: 'We received your question. It is shown here once it is answered.', data: {} };
  });
}

/** Their answers by shops, and their moderation. */
export function registerForPanels({ router }: { router: Router }): void {
  router.call('GET /seller/questions', async ({ query }, context) => ({ data: await readShopQuestions(context, query) }));
  router.call('POST /seller/questions/{question_id}/answer', async ({ params: { question_id }, body }, context) => {
    await answerAsShop(context, { id: question_id, ...body });
    return shopQuestion(context, question_id);
  });
  router.call('GET /admin/questions', async ({ query }, context) => ({ data: await readManagedQuestions(context, query) }));
  router.call('POST /admin/questions/{id}/answer', async ({ params: { id }, body }, context) =>
    afterwards(context, id, await answerAsMarketplace(context, { id, ...body })),
  );
  router.call('POST /admin/questions/{id}/hide', async ({ params: { id }, body }, context) =>
    afterwards(context, id, await hideQuestion(context, { id, ...body })),
  );
  router.call('POST /admin/questions/{id}/show', async ({ params: { id }, body }, context) =>
    afterwards(context, id, await showQuestion(context, { id, ...body })),
  );
}

async function shopQuestion(context: AsSeller<Context>, id: number) {
  const row = await getShopQuestion({ ...context, read: context.db }, id);
  return { data: { question: presentShopQuestion(row, context) } };
}

/** Reads what was just written, which a replica may not have yet. */
async function afterwards(context: AsStaff<Context>, id: number, entry_id: number | null) {
  return { data: { question: presentManagedQuestion(await getQuestion(context.db, id), context), entry_id } };
}
