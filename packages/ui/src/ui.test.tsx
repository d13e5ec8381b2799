import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Combobox } from './forms/combobox.tsx';
import { Field } from './forms/field.tsx';
import { OtpField } from './forms/otp-field.tsx';
import { QuantityStepper } from './forms/quantity-stepper.tsx';
import { TextInput } from './forms/text-input.tsx';
import { Dialog } from './overlay/dialog.tsx';
import { ToastRegion } from './overlay/toast-region.tsx';
import { Price } from './price.tsx';
import { RatingStars } from './rating-stars.tsx';
import { Link, UiProvider } from './ui-context.tsx';

const nothing = () => undefined;

test('a field links its label, error and hint to the control inside', () => {
  const html = renderToString(
    <Field label="Name" hint="As on your card" error="The name field is required" required>
      <TextInput name="name" />
    </Field>,
  );
  const id = /<label for="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}" aria-describedby="${id}-error ${id}-hint" aria-invalid="true" aria-required="true"`);
  expect(html).toContain(`<p id="${id}-error"`);
});

test('a busy button has its text and is marked as busy', () => {
  const html = renderToString(<Button busy>Send OTP</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Send OTP');
  expect(html).not.toContain('disabled=""');
});

test('closed dialogs and toasts render nothing on the server', () => {
  expect(renderToString(<ToastRegion />)).toBe('');
  expect(
    renderToString(
      <Dialog open={false} onClose={nothing} title="Login">
        form
      </Dialog>,
    ),
  ).toBe('');
});

test('[auth-07] a code has a box per digit, left to right, with autofill', () => {
  const html = renderToString(<OtpField label="OTP" value="12" onChange={nothing} />);
  expect(html.match(/<input/g)).toHaveLength(4);
  expect(html.match(/autoComplete="one-time-code"/gi)).toHaveLength(1);
  expect(html).toMatch(/role="group"[^>]*dir="ltr"/);
  expect(renderToString(<OtpField label="OTP" value="" length={6} onChange={nothing} />).match(/<input/g)).toHaveLength(6);
});

test('stars are rendered in halves and announced in words', () => {
  const html = renderToString(<RatingStars value={3.3} figure="3.3" />);
  expect(html).toContain('aria-label="3.3 out of 5 stars"');
  expect(html).toContain('inline-size:70%');
  const compact = renderToString(<RatingStars compact value={3.3} figure="3.3" />);
  expect(compact).toContain('aria-label="3.3 out of 5 stars"');
  expect(compact).not.toContain('inline-size');
  const elsewhere = renderToString(<RatingStars value={3.3} figure="3.3" figureElsewhere />);
  expect(elsewhere).toContain('aria-label="3.3 out of 5 stars"');
  expect(elsewhere).not.toContain('>3.3<');
  expect(renderToString(<RatingStars value={9} />)).toContain('inline-size:100%');
});

test('a reduced price comes before the original, which is struck through', () => {
  expect(renderToString(<Price amount="$38.00" original="$50.00" />)).toMatch(/<ins.*\$38\.00.*<\/ins>.*<del.*\$50\.00.*<\/del>/);
  expect(renderToString(<Price amount="$50.00" />)).not.toContain('<del');
});

test('the stepper stops at its ends, or offers removal at the lower one', () => {
  const stepper = (value: number, floor: 'stop' | 'remove', max = 5) =>
    renderToString(<QuantityStepper label="Mug" value={value} floor={floor} max={max} onIncrease={nothing} onDecrease={nothing} />);
  expect(stepper(1, 'stop')).toMatch(/disabled="" aria-label="Decrease quantity"/);
  expect(stepper(1, 'remove')).toMatch(/aria-label="Remove"/);
  expect(stepper(5, 'remove')).toMatch(/disabled="" aria-label="Increase quantity"/);
});

test('a closed combobox shows its choice', () => {
  const options = [{ value: '91', label: 'India' }];
  expect(renderToString(<Combobox options={options} value="91" onChange={nothing} emptyText="Sorry, no matching options." />)).toContain(
    'value="India"',
  );
});

test('the app provides texts and the link', () => {
  const html = renderToString(
    <UiProvider
      translate={(text) => text.toUpperCase()}
      link={({ href, children }) => (
        <a data-app href={href}>
          {children}
        </a>
      )}
    >
      <Link href="/shops">Shops</Link>
      <QuantityStepper label="Mug" value={2} onIncrease={nothing} onDecrease={nothing} />
    </UiProvider>,
  );
  expect(html).toContain('data-app');
  expect(html).toContain('INCREASE QUANTITY');
});
