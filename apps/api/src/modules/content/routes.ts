import { createOnceAnHour } from '../../platform/limits/once-an-hour.ts';
import type { Router } from '../../router.ts';
import { sendContactMessage } from './contact-messages.ts';
import { readContact, readHelpTopics, readLegalPage, readPlan, readPlans } from './pages.ts';
import { type ReadProductsByWords, readPost, readPosts, recordReader } from './posts.ts';

type ContentModule = { router: Router; readProductsByWords: ReadProductsByWords };

export function register({ router, readProductsByWords }: ContentModule): void {
  const readers = createOnceAnHour();
  router.call('GET /blogs', async ({ query }, context) => ({ data: await readPosts(context, query) }));
  router.call('GET /blog/{slug}/details', ({ params }, context) => readPost(context, params.slug, readProductsByWords));
  router.call('POST /blog/{slug}/read', async ({ params, address }, context) => {
    await recordReader(context, readers, { slug: params.slug, address });
    return { data: {} };
  });
  router.call('GET /legal-pages/{slug}', async ({ params }, context) => ({ data: await readLegalPage(context, params.slug) }));
  router.call('GET /help-topics', async (_input, context) => ({ data: await readHelpTopics(context) }));
  router.call('GET /contact-us', async (_input, context) => ({ data: await readContact(context) }));
  router.call('POST /support', async ({ body, address }, context) => {
    await sendContactMessage(context, body, address);
    return { data: {}, message: 'Thank you. We received your message and will reply soon.' };
  });
  router.call('GET /plans', async (_input, context) => ({ data: await readPlans(context) }));
  router.call('GET /plans/{id}', async ({ params }, context) => ({ data: await readPlan(context, params.id) }));
}
