import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSession } from '../../lib/services/session.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { VisitorCheckout } from './visitor-checkout.tsx';

type CheckoutPageProps = {
  title: string;
  /** The title and text that ask a visitor to sign in. */
  signIn: { title: string; text: string };
  children: ReactNode;
  /** The checkout of a visitor, where the marketplace allows it. */
  guest?: ReactNode;
  /** Products below the request to sign in. */
  more?: ReactNode;
};

/** The page of a checkout: its content for a signed-in shopper, a request to sign in for a visitor. */
export function CheckoutPage({ title, signIn, children, guest, more }: CheckoutPageProps) {
  const { status } = useSession();
  return (
    <>
      <PageHead title={title} noIndex />
      {status === 'visitor' && !guest ? (
        <VisitorCheckout {...signIn} more={more} />
      ) : (
        <Titled title={title}>{status === 'unknown' ? <CheckoutSkeleton /> : status === 'visitor' ? guest : children}</Titled>
      )}
    </>
  );
}

export function CheckoutPageSkeleton({ title }: { title: string }) {
  return (
    <Titled title={title}>
      <CheckoutSkeleton />
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="page-width pt-5 pb-4 text-xl sm:pt-7 sm:pb-6">{title}</h1>
      {children}
    </>
  );
}
