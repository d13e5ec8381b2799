import type { RowChange } from '../../platform/database/edit-rows.ts';
import { choice, option, whole, words } from '../fields.ts';
import { linkOrNone } from '../lists/link-fields.ts';
import type { Market } from '../operator.ts';
import { textsOf, type Wording, wordings } from '../text-fields.ts';
import { yesOrNo } from '../value-fields.ts';

const kinds = ['hero', 'side', 'ad'] as const;

/** What can be said of a banner, when it is made and later. */
export const bannerFields = {
  kind: option('kind', 'hero turns at the top, side stands beside it, ad between the shelves', choice(kinds).optional()),
  title: wordings('What it says', 80),
  subtitle: wordings('A line under it', 160),
  button: wordings('What its button says', 40),
  link: option('address', 'Where it leads, or none', linkOrNone().optional()),
  active: option('yes|no', 'Whether it is shown', yesOrNo().optional()),
  position: option('n', 'Its place among them, from 0', whole(0, 10_000).optional()),
  picture: option('path', 'A file with its picture', words(1000).optional()),
  pictureRtl: option('path', 'A mirrored one for languages that run from right to left', words(1000).optional()),
};

type Said = {
  title: Wording[];
  subtitle: Wording[];
  button: Wording[];
  kind?: string | undefined;
  link?: string | null | undefined;
  active?: boolean | undefined;
  position?: number | undefined;
};

export async function bannerChange(
  market: Pick<Market, 'context'>,
  { title, subtitle, button, ...values }: Said,
  [picture_id, picture_rtl_id]: readonly (number | undefined)[],
): Promise<RowChange> {
  const all = Object.entries({ ...values, picture_id, picture_rtl_id });
  return {
    values: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
    texts: {
      title: await textsOf(market, title, '--title'),
      subtitle: await textsOf(market, subtitle, '--subtitle'),
      button: await textsOf(market, button, '--button'),
    },
  };
}
