import type { ChannelSettings } from '../../config/message-settings.ts';
import type { Way } from './message-channel.ts';

const carried = {
  console: ['phone', 'mail'],
  smtp: ['mail'],
  whatsapp: ['phone'],
  twilio: ['phone'],
} satisfies Record<ChannelSettings['name'], readonly Way[]>;

/** What channels lead to, before any of them is opened. */
export function waysOf(channels: readonly ChannelSettings[]): Way[] {
  return [...new Set(channels.flatMap(({ name }): readonly Way[] => carried[name]))];
}
