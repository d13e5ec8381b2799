import { SideSection } from '../../../ui/side-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const sections = [
  { id: 'category', lines: 8 },
  { id: 'price', lines: 1 },
  { id: 'switches', lines: 2 },
  { id: 'brand', lines: 6 },
];

/** In the shape of the filters' column. */
export function FilterSkeleton() {
  return (
    <div aria-hidden="true">
      {sections.map(({ id, lines }) => (
        <SideSection key={id} title={<Skeleton className="h-4 w-24 rounded-sm" />}>
          <div className="grid gap-4">
            {Array.from({ length: lines }, (_, line) => `line-${line}`).map((id) => (
              <Skeleton key={id} className="h-5 rounded-sm" />
            ))}
          </div>
        </SideSection>
      ))}
    </div>
  );
}

const half = 'h-9 max-sm:grow max-sm:basis-[calc(50%-0.375rem)] pointer-coarse:h-11';

/** Keeps the place of the button that opens them on a narrow screen. */
export function FilterButtonSkeleton() {
  return <Skeleton className={`${half} w-28 lg:hidden`} />;
}

/** Keeps the place of what sorts. */
export function SortSkeleton() {
  return <Skeleton className={`${half} w-44`} />;
}
