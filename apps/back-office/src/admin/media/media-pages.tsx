import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { FilmList } from '../../features/media/film-list.tsx';
import { filmFilterTexts, pictureFilterTexts } from '../../features/media/media-words.ts';
import { PictureGrid } from '../../features/media/picture-grid.tsx';
import { mediaFilmsQuery, mediaPicturesQuery } from '../../features/media/queries.ts';
import { PanelTabs } from '../../lib/frame/panel-tabs.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

/** The pictures of everything that is sold and shown, newest first. */
export function MediaPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ search: string('search'), filter: one('filter', keysOf(pictureFilterTexts)) }));
  const pictures = useQuery(mediaPicturesQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Media library')}
      list={list}
      query={pictures}
      filters={
        <>
          <KindTabs value="pictures" />
          <Filters
            {...list}
            label={t('Search pictures')}
            placeholder={t('Name, alternative text or product')}
            options={keysOf(pictureFilterTexts).map((value) => ({ value, label: t(pictureFilterTexts[value]) }))}
          />
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} picture', '{count} pictures'),
        failed: t('The pictures could not be loaded'),
        none: t('No pictures yet'),
        noneHint: t('Pictures that you add to products, categories, banners and posts are listed here.'),
        noMatch: t('No pictures match these filters'),
      }}
    >
      {(data) => <PictureGrid pictures={data.pictures} isOld={pictures.isPlaceholderData} />}
    </ListPage>
  );
}

/** The films of products, and those that nothing uses. */
export function FilmsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('content:write');
  const list = useListFilters(({ one, string }) => ({ search: string('search'), filter: one('filter', keysOf(filmFilterTexts)) }));
  const films = useQuery(mediaFilmsQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <>
      <ListPage
        title={t('Media library')}
        list={list}
        query={films}
        filters={
          <>
            <KindTabs value="films" />
            <Filters
              {...list}
              label={t('Search films')}
              placeholder={t('File or product')}
              options={keysOf(filmFilterTexts).map((value) => ({ value, label: t(filmFilterTexts[value]) }))}
            />
          </>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} film', '{count} films'),
          failed: t('The films could not be loaded'),
          none: t('No films yet'),
          noneHint: t('A film is added in the editor of its product.'),
          noMatch: t('No films match these filters'),
        }}
      >
        {(data) => <FilmList films={data.films} mayWrite={mayWrite} isOld={films.isPlaceholderData} />}
      </ListPage>
      {films.data && <NounHistory noun="film" />}
    </>
  );
}

function KindTabs({ value }: { value: 'pictures' | 'films' }) {
  const { t } = useServices().i18n;
  const tabs = [
    { id: 'pictures', label: t('Pictures'), href: paths.media() },
    { id: 'films', label: t('Films'), href: paths.films() },
  ];
  return <PanelTabs label={t('Kind')} tabs={tabs} value={value} />;
}

type FiltersProps<Filter extends string> = {
  label: string;
  placeholder: string;
  filters: { search: string | undefined; filter: Filter | undefined };
  options: { value: Filter; label: string }[];
  change: (changes: { search?: string | undefined; filter?: Filter | undefined }) => void;
};

function Filters<Filter extends string>({ label, placeholder, filters, options, change }: FiltersProps<Filter>) {
  const { t } = useServices().i18n;
  return (
    <FilterBar>
      <SearchField {...{ label, placeholder }} value={filters.search} onSearch={(search) => change({ search })} />
      <FilterSelect
        label={t('Filter')}
        value={filters.filter}
        options={[{ value: '', label: t('All files') }, ...options]}
        onChange={(filter) => change({ filter })}
      />
    </FilterBar>
  );
}
