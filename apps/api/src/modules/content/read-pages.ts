import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { pickText, pickTextOrNull } from '../../platform/text/pick-text.ts';
import { presentPlan } from './presenter.ts';
import { findContact, findPage, findPlan, listPlans } from './repository.ts';

/** A page of the shop: terms, privacy, about and others. */
export async function readLegalPage(context: ReadContext, slug: string): Promise<CallAnswer<'GET /legal-pages/{slug}'>> {
  const page = await findPage(context.read, slug);
  if (!page) throw notFound('There is no such page');
  return { content: { title: pickText(page.title, context), description: pickText(page.description, context) } };
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
