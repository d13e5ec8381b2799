import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** Turns an English text, with `{name}` places, into the page's language. */
export type Translate = (text: string, values?: Readonly<Record<string, string | number>>) => string;
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

type UiContextValue = { translate: Translate; link: ComponentType<LinkProps> };

const UiContext = createContext<UiContextValue>({ translate: fillPlaces, link: PlainLink });

/** Lends the primitives the app's texts and its link, so that they know neither. Both have plain defaults. */
export function UiProvider({ translate, link, children }: Partial<UiContextValue> & { children: ReactNode }) {
  return <UiContext value={{ translate: translate ?? fillPlaces, link: link ?? PlainLink }}>{children}</UiContext>;
}

/** The few words that primitives say themselves (README.md lists them). */
export function useText(): Translate {
  return use(UiContext).translate;
}

/** A link of the app: inside it navigates without a page load, if the app lent such a link. */
export function Link(props: LinkProps) {
  const Component = use(UiContext).link;
  return <Component {...props} />;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

function fillPlaces(text: string, values?: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values?.[name] ?? place));
}
