type OtherWayProps = { question: string; answer: string; onPress: () => void };

/** At the foot of a way in: the way to the other one. */
export function OtherWay({ question, answer, onPress }: OtherWayProps) {
  return (
    <p className="mt-5 border-t border-line pt-4 text-center text-sm text-ink-muted">
      {question}{' '}
      <button type="button" className="hit-area relative font-semibold text-accent underline-offset-4 hover:underline" onClick={onPress}>
        {answer}
      </button>
    </p>
  );
}
