/** The boxes of a code and where the focus is: one character or an empty text each. */
export type OtpState = { boxes: readonly string[]; focus: number };
export type OtpEvent =
  | { type: 'input'; at: number; text: string }
  | { type: 'backspace'; at: number }
  | { type: 'arrow'; at: number; by: -1 | 1 };

/** The boxes that show a code. */
export function otpBoxes(value: string, length: number): readonly string[] {
  return Array.from({ length }, (_, index) => (value[index] ?? '').trim());
}

/** A code as text; a gap is a space, so that the boxes behind it stay where they are. */
export function otpValue(boxes: readonly string[]): string {
  return boxes
    .map((box) => box || ' ')
    .join('')
    .trimEnd();
}

/** What a key or a text does to the boxes. Several characters at once are a pasted or filled-in code. */
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
      // A filled box is emptied in place; only an empty one sends the focus back.
      if (boxes[event.at]) return { boxes: boxes.map((box, index) => (index === event.at ? '' : box)), focus: event.at };
      return { boxes, focus: within(event.at - 1) };
    case 'arrow':
      return { boxes, focus: within(event.at + event.by) };
  }
}

/** Only digits, in Latin form: phones in Arabic and Persian type their own. */
export function toLatinDigits(text: string): string {
  return [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
      if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
      return character;
    })
    .join('')
    .replace(/[^0-9]/g, '');
}
