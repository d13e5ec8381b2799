/** How handing a page on came out. `left`: the system's own sheet took over, or was closed. */
export type Shared = 'copied' | 'failed' | 'left';

/** Whether there is a sheet of the system that shares; where a mouse is at hand a copied link is the quicker way. */
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

/** Through the system's sheet where there is one, otherwise as a copied link. */
export async function sharePage(title: string, link: string): Promise<Shared> {
  if (!hasShareSheet()) return copyLink(link);
  // Closing the sheet rejects as well; whoever did that wants no message.
  await navigator.share({ title, url: link }).catch(() => undefined);
  return 'left';
}
