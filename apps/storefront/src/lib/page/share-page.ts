/** The result of sharing a page. `left`: the system's share sheet took the link, or was closed. */
export type Shared = 'copied' | 'failed' | 'left';

/** Whether to use the system's share sheet; with a mouse, copying the link is quicker. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

export async function copyLink(link: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares by the system's share sheet if there is one, otherwise copies the link. */
export async function sharePage(title: string, link: string): Promise<Shared> {
  if (!hasShareSheet()) return copyLink(link);
  // Closing the share sheet rejects as well and needs no message.
  await navigator.share({ title, url: link }).catch(() => undefined);
  return 'left';
}
