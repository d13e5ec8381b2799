import { reindexCatalog } from '../../modules/catalog/reindex-catalog.ts';
import { rebuildPostSearch } from '../../modules/content/rebuild-post-search.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';

export const reindex = defineCommand({
  name: 'reindex',
  summary: 'Write anew what is derived of products and posts: search words, prices and stock in lists, ratings.',
  details: 'Needed after rows were changed by hand. The market goes on meanwhile and shows the outcome within a second.',
  examples: ['reindex'],
  fields: {},
  async run(_given, { context: { db, clock }, remark, show }) {
    const products = await reindexCatalog({ db, clock, onProgress: (done) => remark(`${done} products`) });
    await inTransaction(db, rebuildPostSearch);
    show({ products }, `${products} products and all posts are indexed.`);
  },
});
