import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { pickText, pickTextOrNull } from '../../platform/text/pick-text.ts';
import { presentHelpTopic, presentPlan } from './presenter.ts';
import { findContact, findPage, findPlan, listHelpQuestions, listHelpTopics, listPlans } from './repository.ts';

/** A page of the shop: terms, privacy, about and others. */
export async function readLegalPage(context: ReadContext, slug: string): Promise<CallAnswer<'GET /legal-pages/{slug}'>> {
  const page = await findPage(context.read, slug);
  if (!page) throw notFound('There is no such page');
  const { title, description, updated_at } = page;
  return {
    content: { title: pickText(title, context), description: pickText(description, context), updated_at: updated_at.toISOString() },
  };
}

/** What shoppers often ask; a topic without questions helps nobody. */
export async function readHelpTopics(context: ReadContext): Promise<CallAnswer<'GET /help-topics'>> {
  const [topics, questions] = await Promise.all([listHelpTopics(context.read), listHelpQuestions(context.read)]);
  const shown = topics.map((topic) => presentHelpTopic(topic, questions, context));
  return { topics: shown.filter((topic) => topic.questions.length > 0) };
}

export async function readContact(context: ReadContext): Promise<CallAnswer<'GET /contact-us'>> {
  const { mobile, email, whatsapp, address, opening_hours } = await findContact(context.read);
  return {
    phone: mobile,
    email,
    whatsapp,
    address: pickTextOrNull(address, context),
    opening_hours: pickTextOrNull(opening_hours, context),
  };
}

export async function readPlans(context: ReadContext): Promise<CallAnswer<'GET /plans'>> {
  const plans = await listPlans(context.read);
  return { plans: plans.map((plan) => presentPlan(plan, context)) };
}

export async function readPlan(context: ReadContext, id: number): Promise<CallAnswer<'GET /plans/{id}'>> {
  const plan = await findPlan(context.read, id);
  if (!plan) throw notFound('There is no such plan');
  return { plan: presentPlan(plan, context) };
}
