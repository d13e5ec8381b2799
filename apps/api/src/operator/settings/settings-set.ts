import { z } from 'zod';
import { waysOf } from '../../integrations/messages/ways-of.ts';
import { siteSettings } from '../../modules/settings/site-settings.ts';
import { changeSetting } from '../../workflows/change-setting/change-setting.ts';
import { defineCommand } from '../command.ts';
import { operand, option, words } from '../fields.ts';
import { noSuchSetting, written } from './settings-show.ts';

export const settingsSet = defineCommand({
  name: 'settings set',
  summary: 'Change a setting of the site; new pages have it within a second, open pages within a minute.',
  details: 'yes and no, numbers, texts, JSON for theme_colors and social_auths; (none) where there may be nothing.',
  examples: [
    'settings set app_name Bazaar',
    'settings set multi_vendor no',
    'settings set address "3 Arcade Passage" --language en',
    'settings set web_logo "(none)"',
  ],
  fields: {
    name: operand('name', 'Which one: "settings show" lists them', words(60)),
    value: operand('value', 'What it is to be', z.string().max(20_000)),
    language: option('letters', "For a text: the language that it is in; else the market's own", words(2).optional()),
  },
  async run({ name, value, language }, { context, config, show }) {
    if (!siteSettings.some((setting) => setting.name === name || setting.column === name)) throw noSuchSetting(name);
    const changed = await changeSetting(context.db, waysOf(config.messages.channels), { name, value, language });
    show(changed, `${changed.name}: ${written(changed.from)} -> ${written(changed.to)}`);
  },
});
