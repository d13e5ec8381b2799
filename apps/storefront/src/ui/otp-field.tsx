import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldProps } from './field.tsx';
import { type OtpEvent, otpBoxes, otpNext, otpValue } from './otp-digits.ts';
import { useText } from './ui-context.tsx';

type OtpFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called when the last empty box is filled, and when a whole code is pasted. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  disabled?: boolean | undefined;
  /** The first thing to fill in where it stands. */
  autofocus?: boolean | undefined;
  /** The group's name, for example OTP. */
  label: string;
};

/** A one-time code, one digit a box. */
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
    // A digit typed into a filled box arrives beside the old one; a code filled in by the phone arrives whole.
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

/** One digit that is mended in a full row is not yet a code to try: the others may be wrong, too. */
function isWhole(event: OtpEvent, length: number): boolean {
  return event.type === 'input' && event.text.length >= length;
}

function keyEvent(key: string, at: number): OtpEvent | undefined {
  if (key === 'Backspace') return { type: 'backspace', at };
  if (key === 'ArrowLeft') return { type: 'arrow', at, by: -1 };
  if (key === 'ArrowRight') return { type: 'arrow', at, by: 1 };
  return undefined;
}
