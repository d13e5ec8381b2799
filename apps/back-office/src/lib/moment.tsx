import { useI18n } from './services.tsx';

/** A day and a time of the reader's zone, without the year if it is this one. */
export function Moment({ at }: { at: string }) {
  const { moment, figures, language } = useI18n();
  return (
    <time dateTime={at} className="tabular-nums [unicode-bidi:isolate]">
      {isThisYear(at, language) ? figures(formatOf(language, dayAndTime).format(new Date(at))) : moment(at)}
    </time>
  );
}

const dayAndTime = { numberingSystem: 'latn', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const year = { year: 'numeric' } as const;

/** In the calendar of the language: a Persian year begins in March. */
function isThisYear(at: string, language: string): boolean {
  const { format } = formatOf(language, year);
  return !Number.isNaN(Date.parse(at)) && format(new Date(at)) === format(new Date());
}

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.month ?? ''}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known;
}
