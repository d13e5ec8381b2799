import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** Turns an English text, with `{name}` places, into the page's language. */
export type Translate = (text: string, values?: Readonly<Record<string, string | number>>) => string;
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

type UiContextValue = { translate: Translate; figures: (value: number | string) => string; link: ComponentType<LinkProps> };

const plain: UiContextValue = { translate: fillPlaces, figures: String, link: PlainLink };
const UiContext = createContext(plain);

/** Lends the primitives the app's texts, its figures and its link, so that they know none. All have plain defaults. */
export function UiProvider({ children, ...lent }: Partial<UiContextValue> & { children: ReactNode }) {
  return <UiContext value={{ ...plain, ...lent }}>{children}</UiContext>;
}

/** The few words that primitives say themselves (README.md lists them). */
export function useText(): Translate {
  return use(UiContext).translate;
}

/** Writes a number, or one that is text already, in the page's digits. */
export function useFigures(): UiContextValue['figures'] {
  return use(UiContext).figures;
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
