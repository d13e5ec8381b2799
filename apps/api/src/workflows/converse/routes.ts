import {
  readAbout,
  readConversation,
  readConversations,
  readOrderConversation,
  readShopConversation,
  readShopConversations,
  readUnread,
} from '../../modules/conversations/read-conversations.ts';
import { readManagedConversation, readManagedConversations } from '../../modules/conversations/read-managed.ts';
import { addSavedReply, changeSavedReply, readSavedReplies, removeSavedReply } from '../../modules/support/saved-replies.ts';
import type { Router } from '../../router.ts';
import { answerShopper, markReadByShop, markReadByShopper, writeAbout, writeToShop, writeToShopper } from './write-messages.ts';

/** Conversations between shoppers and shops, for shoppers. */
export function register({ router }: { router: Router }): void {
  router.call('GET /conversations', async ({ query }, context) => ({ data: await readConversations(context, query) }));
  router.call('GET /unread-conversations', async (_input, context) => ({ data: await readUnread(context) }));
  router.call('GET /conversation-about', async ({ query }, context) => ({ data: await readAbout(context, query) }));
  router.call('POST /conversations', async ({ body }, context) => {
    const id = await writeAbout(context, body);
    return { data: await readConversation(afterwards(context), id) };
  });
  router.call('GET /conversations/{id}', async ({ params, query }, context) => ({
    data: await readConversation(context, params.id, query.newest),
  }));
  router.call('POST /conversations/{id}/messages', async ({ params, body }, context) => {
    await writeToShop(context, { ...params, ...body });
    return { data: await readConversation(afterwards(context), params.id) };
  });
  router.call('POST /conversations/{id}/read', async ({ params, body }, context) => {
    await markReadByShopper(context, { ...params, ...body });
    return { data: {} };
  });
}

/** The same conversations for members of the shop, and for operators, who only read them. */
export function registerForPanels({ router }: { router: Router }): void {
  router.call('GET /admin/conversations', async ({ query }, context) => ({ data: await readManagedConversations(context, query) }));
  router.call('GET /admin/conversations/{id}', async ({ params, query }, context) => ({
    data: await readManagedConversation(context, params.id, query.newest),
  }));
  router.call('GET /seller/conversations', async ({ query }, context) => ({ data: await readShopConversations(context, query) }));
  router.call('GET /seller/conversations/{conversation_id}', async ({ params, query }, context) => ({
    data: await readShopConversation(context, params.conversation_id, query.newest),
  }));
  router.call('POST /seller/conversations/{conversation_id}/answer', async ({ params, body }, context) => {
    await answerShopper(context, { id: params.conversation_id, ...body });
    return { data: await readShopConversation(afterwards(context), params.conversation_id) };
  });
  router.call('POST /seller/conversations/{conversation_id}/read', async ({ params, body }, context) => {
    await markReadByShop(context, { id: params.conversation_id, ...body });
    return { data: {} };
  });
  router.call('GET /seller/orders/{code}/conversation', async ({ params }, context) => ({
    data: await readOrderConversation(context, params.code),
  }));
  router.call('POST /seller/orders/{code}/conversation', async ({ params, body }, context) => {
    const id = await writeToShopper(context, { ...params, ...body });
    return { data: await readShopConversation(afterwards(context), id) };
  });
  registerReplies(router);
}

/** The saved replies of the shop, which members insert into messages and answers. */
function registerReplies(router: Router): void {
  router.call('GET /seller/saved-replies', async (_input, context) => ({
    data: { replies: await readSavedReplies(context, context.operator.shop_id) },
  }));
  router.call('POST /seller/saved-replies', async ({ body }, context) => ({
    data: { reply: await addSavedReply(context, { shopId: context.operator.shop_id, ...body }) },
  }));
  router.call('POST /seller/saved-replies/{reply_id}', async ({ params, body }, context) => ({
    data: { reply: await changeSavedReply(context, { shopId: context.operator.shop_id, id: params.reply_id, ...body }) },
  }));
  router.call('DELETE /seller/saved-replies/{reply_id}', async ({ params }, context) => {
    await removeSavedReply(context, { shopId: context.operator.shop_id, id: params.reply_id });
    return { data: {} };
  });
}

/** Reads what was just written, which a replica may not have yet. */
function afterwards<C extends { db: object }>(context: C): C & { read: C['db'] } {
  return { ...context, read: context.db };
}
