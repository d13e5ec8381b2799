import type { Router } from '../../router.ts';
import { mergeCategories } from './merge-categories.ts';
import { orderCategories } from './order-categories.ts';
import { readCategoryTree, readManagedCategory } from './read-categories.ts';
import { createCategory, removeCategory, saveCategory } from './save-category.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/categories', async (_input, context) => ({ data: { categories: await readCategoryTree(context) } }));
  router.call('GET /admin/categories/{id}', async ({ params }, context) => ({ data: await readManagedCategory(context, params.id) }));
  router.call('POST /admin/categories', async ({ body }, context) => {
    const id = await createCategory(context, body);
    return { data: await readManagedCategory({ read: context.db }, id) };
  });
  router.call('POST /admin/categories/order', async ({ body }, context) => ({ data: { entry_id: await orderCategories(context, body) } }));
  router.call('POST /admin/categories/{id}', async ({ params, body }, context) => {
    await saveCategory(context, { ...body, id: params.id });
    return { data: await readManagedCategory({ read: context.db }, params.id) };
  });
  router.call('POST /admin/categories/{id}/merge', async ({ params, body }, context) => ({
    data: await mergeCategories(context, { ...body, id: params.id }),
  }));
  router.call('DELETE /admin/categories/{id}', async ({ params }, context) => ({
    data: { entry_id: await removeCategory(context, params.id) },
  }));
}
