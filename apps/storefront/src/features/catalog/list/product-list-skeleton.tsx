import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { SideSection } from '@souk/ui/layout/side-section.tsx';
import { ProductGridSkeleton } from '../product-grid.tsx';

export function ProductListSkeleton() {
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-[16.5rem_minmax(0,1fr)]" aria-hidden="true">
      <div className="max-lg:hidden">
        <FilterSkeleton />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
          <span className="grow max-sm:basis-full">
            <Skeleton className="h-4 w-24" />
          </span>
          <FilterButtonSkeleton />
          <SortSkeleton />
        </div>
        <ProductGridSkeleton width="narrow" count={12} />
      </div>
    </div>
  );
}

const sections = [
  { id: 'category', lines: 8 },
  { id: 'price', lines: 1 },
  { id: 'switches', lines: 2 },
  { id: 'brand', lines: 6 },
];

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

const controlClass = 'h-9 max-sm:grow max-sm:basis-[calc(50%-0.375rem)] pointer-coarse:h-11';

export function FilterButtonSkeleton() {
  return <Skeleton className={`${controlClass} w-28 lg:hidden`} />;
}

function SortSkeleton() {
  return <Skeleton className={`${controlClass} w-44`} />;
}
