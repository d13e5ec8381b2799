import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** Translates an English text with `{name}` placeholders. */
export type Translate = (text: string, values?: Readonly<Record<string, string | number>>) => string;
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

type UiContextValue = { translate: Translate; figures: (value: number | string) => string; link: ComponentType<LinkProps> };

const plain: UiContextValue = { translate: fillPlaces, figures: String, link: PlainLink };
const UiContext = createContext(plain);

/** Provides texts, digits and the link component of the app, so that primitives know none. All have plain defaults. */
export function UiProvider({ children, ...lent }: Partial<UiContextValue> & { children: ReactNode }) {
  return <UiContext value={{ ...plain, ...lent }}>{children}</UiContext>;
}

/** Translates the few texts of the primitives (README.md lists them). */
export function useText(): Translate {
  return use(UiContext).translate;
}

/** Formats a number, or a text with digits, in the page's digits. */
export function useFigures(): UiContextValue['figures'] {
  return use(UiContext).figures;
}

/** A link; inside the app it navigates without a page load. */
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
