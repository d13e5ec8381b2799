import { bannerList } from '../../modules/catalog/banner-list.ts';
import { listRows, type RowChange } from '../../platform/database/edit-rows.ts';
import { pickText } from '../../platform/text/texts.ts';
import { addBanner, removeBanner, updateBanner } from '../../workflows/manage-content/edit-at-once.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { choice, operand, option, whole, words, yesOrNo } from '../framework/fields.ts';
import { readPictures } from '../framework/local-files.ts';
import type { CommandRuntime } from '../framework/marketplace.ts';
import { renderTable } from '../framework/tables.ts';
import { readTexts, type Translation, translations } from '../framework/text-fields.ts';
import { linkOrNone, timeOrNone } from '../framework/value-fields.ts';

const bannerId = operand('id', 'Id of the banner, from "banners list"', whole(1, 999_999_999));
const kinds = ['hero', 'side', 'ad'] as const;

const bannerFields = {
  kind: option('kind', 'hero rotates at the top, side is next to it, ad is between the product rows', choice(kinds).optional()),
  title: translations('Title', 80),
  subtitle: translations('Second line', 160),
  button: translations('Text of the button', 40),
  link: option('address', 'Link of the banner, or none', linkOrNone().optional()),
  active: option('yes|no', 'Whether it is shown', yesOrNo().optional()),
  starts: option('time', 'When it begins to be shown in UTC, or none', timeOrNone().optional()),
  ends: option('time', 'When it ends to be shown in UTC, or none', timeOrNone().optional()),
  position: option('n', 'Position among banners of its kind, from 0', whole(0, 10_000).optional()),
  picture: option('path', 'File with the picture', words(1000).optional()),
  pictureRtl: option('path', 'File with a mirrored picture for right-to-left languages', words(1000).optional()),
};

type BannerInput = {
  title: Translation[];
  subtitle: Translation[];
  button: Translation[];
  kind?: string | undefined;
  link?: string | null | undefined;
  active?: boolean | undefined;
  starts?: Date | null | undefined;
  ends?: Date | null | undefined;
  position?: number | undefined;
};

async function readBannerChange(
  runtime: Pick<CommandRuntime, 'context'>,
  { title, subtitle, button, starts, ends, ...others }: BannerInput,
): Promise<RowChange> {
  const values = { ...others, starts_at: starts, ends_at: ends };
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    texts: {
      title: await readTexts(runtime, title, '--title'),
      subtitle: await readTexts(runtime, subtitle, '--subtitle'),
      button: await readTexts(runtime, button, '--button'),
    },
  };
}

const bannersList = defineCommand({
  name: 'banners list',
  summary: 'List the banners of the home page.',
  examples: ['banners list', 'banners list --json'],
  fields: {},
  async run(_input, { context, print }) {
    const banners = await listRows(context.read, bannerList);
    const rows = banners.map(({ id, kind, active, title, link, position, picture_rtl_id }) => [
      String(id),
      String(kind),
      active ? 'active' : 'hidden',
      String(position),
      pickText(title, context),
      link === null ? '' : String(link),
      picture_rtl_id === null ? '' : 'yes',
    ]);
    print({ banners }, renderTable(['id', 'kind', 'status', 'position', 'title', 'link', 'mirrored picture'], rows));
  },
});

const bannersAdd = defineCommand({
  name: 'banners add',
  summary: 'Add a banner to the home page.',
  examples: ['banners add --kind hero --picture autumn.jpg --title Autumn --title "ar=الخريف" --button "See it" --link /products'],
  fields: bannerFields,
  async run({ picture, pictureRtl, ...input }, runtime) {
    if (input.kind === undefined) throw new UsageError('--kind is missing: hero, side or ad');
    if (picture === undefined) throw new UsageError('--picture is missing: a file with the picture');
    const change = await readBannerChange(runtime, input);
    const [main, mirrored] = await readPictures([picture, pictureRtl]);
    const id = await addBanner(runtime, change, { main, mirrored });
    runtime.print({ id }, `Added the banner ${String(id)}.`);
  },
});

const bannersEdit = defineCommand({
  name: 'banners edit',
  summary: 'Change the given fields of a banner.',
  examples: ['banners edit 3 --title "Autumn lamps" --active no', 'banners edit 3 --picture-rtl autumn-mirrored.jpg'],
  fields: { id: bannerId, ...bannerFields },
  async run({ id, picture, pictureRtl, ...input }, runtime) {
    const change = await readBannerChange(runtime, input);
    const [main, mirrored] = await readPictures([picture, pictureRtl]);
    await updateBanner(runtime, id, change, { main, mirrored });
    runtime.print({ id }, `Changed the banner ${id}.`);
  },
});

const bannersRemove = defineCommand({
  name: 'banners remove',
  summary: 'Remove a banner. "banners edit --active no" only hides it.',
  examples: ['banners remove 3'],
  fields: { id: bannerId },
  async run({ id }, { context, confirm, print }) {
    await confirm(`The banner ${id} will be removed.`);
    await removeBanner(context, id);
    print({ id, removed: true }, `Removed the banner ${id}.`);
  },
});

export const bannerCommands: CommandGroup = {
  name: 'banners',
  summary: 'banners of the home page',
  commands: [bannersList, bannersAdd, bannersEdit, bannersRemove],
};
