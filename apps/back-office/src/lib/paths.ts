/** Every address of the panel, below /admin. */
export const paths = {
  home: () => '/',
  /** `back` is the address to return to. */
  signIn: ({ back }: { back?: string } = {}) => `/sign-in${query({ back: back === '/' ? undefined : back })}`,
  orders: (filters: Readonly<Record<string, string | undefined>> = {}) => `/orders${query(filters)}`,
  order: ({ code }: { code: string }) => `/orders/${encodeURIComponent(code)}`,
};

function query(filters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(given).toString();
  return search && `?${search}`;
}
