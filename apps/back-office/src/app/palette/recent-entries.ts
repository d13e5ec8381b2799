/** A page that was opened from the palette on this device. */
export type RecentEntry = { title: string; href: string };

const key = 'souk.back-office.recent';
const max = 6;

/** The pages opened last; none if the storage is denied. */
export function readRecent(): RecentEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function recordRecent({ title, href }: RecentEntry): void {
  const others = readRecent().filter((entry) => entry.href !== href);
  write(JSON.stringify([{ title, href }, ...others].slice(0, max)));
}

/** Titles may have names of shoppers, which another member on this device may not see. */
export function deleteRecent(): void {
  write('[]');
}

function write(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The storage is full or denied: the palette works without recent pages.
  }
}

function isEntry(value: unknown): value is RecentEntry {
  const { title, href } = Object(value);
  return typeof title === 'string' && typeof href === 'string' && href.startsWith('/');
}
