import { useI18n } from './services.tsx';

/** A day and a time of the reader's zone. */
export function Moment({ at }: { at: string }) {
  const { moment } = useI18n();
  return <time dateTime={at}>{moment(at)}</time>;
}
