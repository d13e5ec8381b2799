import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useText } from '../ui-context.tsx';
import { controlClass, useFieldProps } from './field.tsx';
import { toLatinDigits } from './latin-digits.ts';

type OtpFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called when the last empty box is filled, and when a whole code is pasted. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  disabled?: boolean | undefined;
  /** Gets the focus when its dialog opens. */
  autofocus?: boolean | undefined;
  /** The group's name, for example OTP. */
  label: string;
};

/** A one-time code, one digit per box. */
export function OtpField({ value, onChange, onComplete, length = 4, disabled, autofocus, label }: OtpFieldProps) {
  const text = useText();
  const group = useRef<HTMLDivElement>(null);
  const { id, ...described } = useFieldProps<{ id?: string }>({});
  const boxes = otpBoxes(value, length);

  function apply(event: OtpEvent) {
    const next = otpNext(boxes, event);
    const code = otpValue(next.boxes);
    if (code !== value) {
      onChange(code);
      if (isFull(next.boxes) && (!isFull(boxes) || isWhole(event, length))) onComplete?.(code);
    }
    const box = group.current?.querySelectorAll('input')[next.focus];
    box?.focus();
    box?.select();
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>, at: number) {
    // A digit typed into a filled box is added to the old one; an autofilled code arrives whole.
    const typed = event.target.value;
    const old = boxes[at] ?? '';
    apply({ type: 'input', at, text: old && typed.length === 2 ? typed.replace(old, '') : typed });
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const move = keyEvent(event.key, at);
    if (!move) return;
    event.preventDefault();
    apply(move);
  }
  function handlePaste(event: ClipboardEvent<HTMLInputElement>, at: number) {
    event.preventDefault();
    apply({ type: 'input', at, text: event.clipboardData.getData('text') || ' ' });
  }

  return (
    <div ref={group} role="group" aria-label={label} dir="ltr" className="flex gap-2.5 sm:gap-3">
      {boxes.map((digit, at) => (
        <input
          {...described}
          key={at}
          id={at === 0 ? id : undefined}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          aria-label={text('Digit {position} of {total}', { position: at + 1, total: length })}
          disabled={disabled}
          data-autofocus={(autofocus && at === 0) || undefined}
          value={digit}
          onChange={(event) => handleChange(event, at)}
          onKeyDown={(event) => handleKeyDown(event, at)}
          onPaste={(event) => handlePaste(event, at)}
          onFocus={(event) => event.target.select()}
          className={`${controlClass} h-14 min-w-0 flex-1 px-0! text-center! text-xl font-semibold tabular-nums`}
        />
      ))}
    </div>
  );
}

const isFull = (boxes: readonly string[]) => boxes.every(Boolean);

/** Changing one digit of a full row does not submit: other digits may be wrong, too. */
function isWhole(event: OtpEvent, length: number): boolean {
  return event.type === 'input' && event.text.length >= length;
}

function keyEvent(key: string, at: number): OtpEvent | undefined {
  if (key === 'Backspace') return { type: 'backspace', at };
  if (key === 'ArrowLeft') return { type: 'arrow', at, by: -1 };
  if (key === 'ArrowRight') return { type: 'arrow', at, by: 1 };
  return undefined;
}

/** The boxes of a code, one character or an empty text each, and the focused box. */
export type OtpState = { boxes: readonly string[]; focus: number };
type OtpEvent = { type: 'input'; at: number; text: string } | { type: 'backspace'; at: number } | { type: 'arrow'; at: number; by: -1 | 1 };

export function otpBoxes(value: string, length: number): readonly string[] {
  return Array.from({ length }, (_, index) => (value[index] ?? '').trim());
}

/** A code as text; a gap is a space, so that later digits stay in their boxes. */
export function otpValue(boxes: readonly string[]): string {
  return boxes
    .map((box) => box || ' ')
    .join('')
    .trimEnd();
}

/** The next state after a key or a text. Several characters at once are a pasted or autofilled code. */
export function otpNext(boxes: readonly string[], event: OtpEvent): OtpState {
  const last = boxes.length - 1;
  const within = (at: number) => Math.min(Math.max(at, 0), last);
  switch (event.type) {
    case 'input': {
      const digits = [...toLatinDigits(event.text)];
      if (digits.length === 0)
        return { boxes: boxes.map((box, index) => (index === event.at && event.text === '' ? '' : box)), focus: event.at };
      // A whole code fills from the first box, wherever it was pasted.
      const start = digits.length >= boxes.length ? 0 : event.at;
      const filled = boxes.map((box, index) => digits[index - start] ?? box);
      return { boxes: filled, focus: within(start + digits.length) };
    }
    case 'backspace':
      // Backspace empties a filled box; only in an empty one it moves the focus back.
      if (boxes[event.at]) return { boxes: boxes.map((box, index) => (index === event.at ? '' : box)), focus: event.at };
      return { boxes, focus: within(event.at - 1) };
    case 'arrow':
      return { boxes, focus: within(event.at + event.by) };
  }
}
