declare const self: ServiceWorkerGlobalScope;

/** The message that the server pushes (`push-sender.ts`). */
type Pushed = { title: string; body: string; url: string; tag: string; lang: string; dir: NotificationDirection };

const icon = '/icons/192.png';

/** Shows a message. A browser wants a notification for each push, so a broken one shows that there is news. */
export async function showPushed(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, lang, dir } = readPushed(data);
  await self.registration.showNotification(title, { body, tag, lang, dir, icon, data: { url } });
}

function readPushed(data: PushMessageData | null): Pushed {
  try {
    const pushed: unknown = data?.json();
    if (isPushed(pushed)) return pushed;
  } catch {
    // No JSON: the same as none.
  }
  return { title: self.location.host, body: '', url: '/', tag: '', lang: '', dir: 'auto' };
}

function isPushed(value: unknown): value is Pushed {
  const fields: Partial<Record<string, unknown>> = Object(value);
  return ['title', 'body', 'url', 'tag', 'lang', 'dir'].every((name) => typeof fields[name] === 'string');
}

/** Opens the page of a message, in the tab that has it open already if there is one. */
export async function openPushed({ data }: Notification): Promise<void> {
  const { pathname, search } = new URL(String(Object(data).url), self.location.origin);
  // Always on this origin, whatever was pushed.
  const address = `${self.location.origin}${pathname}${search}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
