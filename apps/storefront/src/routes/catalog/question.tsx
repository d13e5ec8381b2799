import { notFound } from '@souk/client/api/api-error.ts';
import { ButtonLink } from '@souk/ui/button.tsx';
import { Skeleton as Placeholder } from '@souk/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { questionsQueries } from '../../features/questions/queries.ts';
import { questionJsonLd } from '../../features/questions/question-json-ld.ts';
import { QuestionAnswer } from '../../features/questions/question-list.tsx';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useApi, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { useSignInLink } from '../../lib/services/session.ts';

export async function loader({ services, params }: LoaderArgs) {
  await load(services, questionsQueries.one(services.api, readId(params.question)));
}

/** One question about a product with its answer. */
export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const appName = useSettings((state) => state.appName);
  const params = useParams();
  const { data } = useSuspenseQuery(questionsQueries.one(useApi(), readId(params.question)));
  const { question, product } = data;
  const askLink = useSignInLink(paths.newConversation({ product: product.id, public: true }));
  if (readId(params.id) !== product.id) throw notFound();
  const href = paths.question({ product: product.id, id: question.id });
  return (
    <div className="page-width grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-4 pb-14">
      <PageHead
        title={question.question}
        description={question.answer}
        jsonLd={questionJsonLd(question, { url: `${origin}${href}`, author: question.answered_by ?? appName })}
      />
      <Breadcrumbs
        crumbs={[
          { label: t('Home'), href: paths.home() },
          { label: product.name, href: paths.product({ id: product.id }) },
          { label: t('Question') },
        ]}
      />
      <Link href={paths.product({ id: product.id })} className="flex w-fit max-w-full items-center gap-3 text-sm hover:underline">
        <Thumb source={productSource({ picture: null, thumbnail: product.picture })} className="size-13" />
        <bdi className="min-w-0 wrap-anywhere">{product.name}</bdi>
      </Link>
      <article className="rounded-lg border border-line bg-surface p-4 sm:p-6">
        <h1 className="text-xl wrap-anywhere">
          <bdi>{question.question}</bdi>
        </h1>
        <QuestionAnswer question={question} />
      </article>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={paths.product({ id: product.id })}>
          {t('Back to the product')}
        </ButtonLink>
        <ButtonLink variant="text" {...askLink}>
          {t('Ask a question')}
        </ButtonLink>
      </p>
    </div>
  );
}

function readId(id: string | undefined): number {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return Number(id);
}

export function Skeleton() {
  return (
    <div aria-busy="true" className="page-width grid max-w-3xl gap-5 pt-4 pb-14">
      <Placeholder className="h-5 w-64 max-w-full" />
      <Placeholder className="h-13 w-56" />
      <Placeholder className="h-40 rounded-lg" />
    </div>
  );
}
