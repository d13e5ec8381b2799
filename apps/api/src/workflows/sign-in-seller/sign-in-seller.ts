import { ApplicationState } from '@souk/contract/back-office/shops';
import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { SellerMe } from '@souk/contract/seller/access';
import type { AsSeller, Context, ReadContext } from '../../context.ts';
import type { SentCode } from '../../modules/identity/codes/send-code.ts';
import { sellerPermissionsOf } from '../../modules/sellers/domain/seller-permissions.ts';
import { listDocuments } from '../../modules/sellers/queries/documents.ts';
import {
  findEnrolledSeller,
  findMembership,
  listOwnShops,
  updateSellerFactor,
  updateSessionShop,
} from '../../modules/sellers/queries/members.ts';
import { findNewestApplication } from '../../modules/sellers/queries.ts';
import { notFound, notSignedIn } from '../../platform/app-error.ts';
import { daysAway } from '../../platform/clock/days-away.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/texts.ts';
import { acceptInvitations } from '../manage-sellers/accept-invitations.ts';
import { requestPasskeyOf } from '../sign-in-staff/passkey-second-factor.ts';
import { type SignInBranch, type SignInParts, sendSignInCode, startSignInOr } from '../sign-in-staff/two-step-sign-in.ts';

/** The origin is the site's, which passkeys belong to. */
export function createSellerBranch(origin: string): SignInBranch<SellerMe> {
  return {
    audience: 'seller',
    purpose: 'seller-sign-in',
    findEnrolled: findEnrolledSeller,
    updateSecondFactor: updateSellerFactor,
    requestPasskey: (db, personId) => requestPasskeyOf(db, origin, { person_id: personId, audience: 'seller' }),
    onSignedIn: acceptInvitations,
    readMe: (context, transaction, session) => readMe({ ...context, read: transaction }, session),
  };
}

type SellerSignIn = SignInParts & { branch: SignInBranch<SellerMe> };

/** Sends a code to a member of a shop or to an applicant. */
export function sendSellerCode(
  context: Context,
  { branch, ...parts }: SellerSignIn,
  { phone, address }: { phone: string; address: string },
): Promise<SentCode> {
  return sendSignInCode(context, parts, branch, { phone, address, findOther: findNewestApplication });
}

/** Redeems the code of a member, or of an applicant, who gets the state of their application. */
export async function startSellerSignIn(
  context: Context,
  { branch, ...parts }: SellerSignIn,
  credentials: CallBody<'POST /seller/sign-in'>,
): Promise<CallAnswer<'POST /seller/sign-in'>> {
  const starting = { context, parts, branch, findOther: findNewestApplication };
  const outcome = await startSignInOr(starting, credentials);
  if (!('other' in outcome)) return { ...outcome, application: null };
  const { id, shop_name, status, reason, created_at } = outcome.other;
  const documents = (await listDocuments(context.db, id, context.clock.now())).map(({ name }) => name);
  const application = { shop_name, status: ApplicationState.parse(status), reason, created_at: created_at.toISOString(), documents };
  return { ticket: null, enrolment: null, application };
}

/** The signed-in member and the shop of the session. */
export function getSellerMe(context: AsSeller<ReadContext>): Promise<SellerMe> {
  return readMe(context, context.operator);
}

/** Chooses another shop of the person for the session. Somebody else's shop is not found. */
export function chooseShop(context: AsSeller<Context>, shopId: number): Promise<SellerMe> {
  const { person_id, session_id } = context.operator;
  return inTransaction(context.db, async (transaction) => {
    const shops = await listOwnShops(transaction, person_id);
    if (!shops.some(({ id }) => id === shopId)) throw notFound();
    await updateSessionShop(transaction, session_id, shopId);
    return readMe({ ...context, read: transaction }, context.operator);
  });
}

type Reading = Pick<ReadContext, 'read' | 'clock' | 'locale' | 'defaultLocale'>;

async function readMe(context: Reading, who: { person_id: number; session_id?: number }): Promise<SellerMe> {
  const [member, shops] = [await findMembership(context.read, who), await listOwnShops(context.read, who.person_id)];
  if (!member) throw notSignedIn();
  const look = member.look_expires_at && { expires_at: member.look_expires_at.toISOString() };
  return {
    person_id: who.person_id,
    name: member.name,
    shop: {
      id: member.shop_id,
      name: pickText(member.shop_name, context),
      slug: member.slug,
      is_open: member.is_open,
      back_on: daysAway(member, context.clock.now()) > 0 ? member.back_on : null,
      is_trusted: member.is_trusted,
    },
    role: member.role,
    permissions: [...sellerPermissionsOf(member)],
    shops: (look ? [] : shops).map(({ id, name }) => ({ id, name: pickText(name, context) })),
    look,
  };
}
