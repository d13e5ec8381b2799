import { useI18n } from './services.tsx';

/** A day and a time of the reader's zone, without the year if it is this one. */
export function Moment({ at }: { at: string }) {
  const { moment, figures, language } = useI18n();
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={at} className="tabular-nums">
      {isThisYear ? figures(formatOf(language).format(date)) : moment(at)}
    </time>
  );
}

const dayAndTime = { numberingSystem: 'latn', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  const known = formats.get(language) ?? new Intl.DateTimeFormat(language, dayAndTime);
  formats.set(language, known);
  return known;
}
