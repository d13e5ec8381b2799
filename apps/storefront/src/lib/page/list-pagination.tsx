import { type PageTarget, Pagination, paginationLocales } from '@souk/ui/navigation/pagination.tsx';
import { useI18n, useSettings } from '../services/services-context.tsx';

type ListPaginationProps = { page: number; total: number; perPage: number; target: PageTarget };

/** `Pagination` in the visitor's language and direction. */
export function ListPagination(props: ListPaginationProps) {
  const { locale } = useI18n();
  const direction = useSettings((state) => state.langDirection);
  return <Pagination {...props} locale={paginationLocales.find((known) => known === locale)} direction={direction} />;
}
