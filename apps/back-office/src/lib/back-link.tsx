import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronLeft } from 'lucide-react';

/** Leads from one thing to the list that it belongs to. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="-my-2.5 flex min-h-11 items-center gap-1 justify-self-start text-sm text-accent hover:underline">
      <ChevronLeft aria-hidden="true" className="mirror size-4" />
      {label}
    </Link>
  );
}
