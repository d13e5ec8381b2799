import { classNames } from '@souk/ui/class-names.ts';
import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { smallestFile } from '../../lib/picture-source.ts';

export type ChoiceLink = { id: number | 'all'; label: string; href: string; chosen: boolean; thumbnail?: string | null | undefined };

/** Chips that are links: each choice has its own address, so it survives reload, back and sharing. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label} className="-mx-(--gutter)">
      <ul className="no-scrollbar flex gap-2 overflow-x-auto px-(--gutter) py-1 md:flex-wrap">
        {choices.map((choice) => (
          <li key={choice.id} className="shrink-0">
            <Link
              href={choice.href}
              aria-current={choice.chosen ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border py-1 pe-4 text-sm whitespace-nowrap transition-colors duration-(--duration-quick)',
                choice.thumbnail ? 'ps-1' : 'ps-4',
                choice.chosen
                  ? 'border-accent bg-primary-soft font-semibold text-on-primary-soft'
                  : 'border-line-strong bg-surface text-ink hover:border-ink-faint',
              )}
            >
              {choice.thumbnail && (
                <span className="size-9 shrink-0 overflow-hidden rounded-full">
                  <Picture
                    source={{ src: smallestFile(choice.thumbnail), width: 96, height: 96 }}
                    alt=""
                    sizes="2.25rem"
                    className="size-full!"
                  />
                </span>
              )}
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
