import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refuse, renderInShop } from '../../../../test/builders/render-in-shop.tsx';
import { LoginDialog } from './login-dialog.tsx';

const user = {
  id: 1,
  name: 'Mina',
  phone: '912025550147',
  phone_code: '91',
  phone_verified: true,
  email: null,
  email_verified: false,
  profile_photo: null,
  gender: null,
  date_of_birth: null,
  country: null,
  account_verified: true,
};

type LoginParts = { onSend?: () => unknown; onLogin?: (request: { body: unknown }) => unknown };

async function renderLogin({ onSend = () => ({ retry_after: 60, email_or_phone: '91…' }), onLogin }: LoginParts = {}) {
  const shop = await renderInShop(<LoginDialog />, {
    settings: { phoneRequired: true, register_otp_type: 'phone', otpLength: 4 },
    answers: {
      'POST /send-login-otp': onSend,
      'POST /login': onLogin ?? (() => ({ access: { token: 'secret' }, user })),
      'GET /countries': { countries: [] },
    },
  });
  shop.services.auth.setState({ loginModal: true });
  const dialog = shop.screen.getByRole('dialog', { name: 'Login' });
  await expect.element(dialog).toBeVisible();
  return {
    ...shop,
    dialog,
    number: dialog.getByRole('textbox', { name: 'WhatsApp number' }),
    box: (at: number) => dialog.getByRole('textbox', { name: `Digit ${at} of 4` }),
  };
}

/** Opens the step that asks for the code. */
async function renderCodeStep(parts: LoginParts = {}) {
  const login = await renderLogin(parts);
  await login.number.fill('2025550147');
  await userEvent.keyboard('{Enter}');
  await expect.element(login.box(1)).toHaveFocus();
  return login;
}

test('the number has the focus, and without one nothing is sent', async () => {
  const { dialog, number, bodiesOf } = await renderLogin();
  await expect.element(number).toHaveFocus();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect.element(number).toHaveAccessibleDescription(/Phone number is required/);
  await expect.element(number).toHaveFocus();
  expect(bodiesOf('POST /send-login-otp')).toEqual([]);
});

test('[auth-02] the last digit of the code signs in, and the dialog closes', async () => {
  const { dialog, services, number, bodiesOf } = await renderCodeStep();
  await expect.element(number).toHaveAttribute('readonly');
  await userEvent.keyboard('4821');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesOf('POST /login')).toEqual([{ phone: expect.stringMatching(/2025550147$/), otp: '4821' }]);
  expect(services.auth.getState()).toMatchObject({ token: 'Bearer secret', user: { name: 'Mina' } });
});

test('[auth-13] a wrong code is cleared, its error shows at the boxes, and the first box gets the focus', async () => {
  const { dialog, box } = await renderCodeStep({ onLogin: () => refuse(422, 'Wrong code', { otp: ['This code is not right'] }) });
  await userEvent.keyboard('0000');
  await expect.element(box(1)).toHaveAccessibleDescription('This code is not right');
  await expect.element(box(1)).toHaveValue('');
  await expect.element(box(1)).toHaveFocus();
  await expect.element(dialog).toBeVisible();
});

test('a code that never reached the server stays in its boxes', async () => {
  const onLogin = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { screen, box } = await renderCodeStep({ onLogin });
  await userEvent.keyboard('4821');
  await expect.element(screen.getByRole('region', { name: 'Messages' }).getByText('Login failed')).toBeVisible();
  await expect.element(box(4)).toHaveValue('1');
});

test('an incomplete code is not sent', async () => {
  const { dialog, box, bodiesOf } = await renderCodeStep();
  await dialog.getByRole('button', { name: 'Verify and Log in' }).click();
  await expect.element(box(1)).toHaveAccessibleDescription('OTP is required');
  expect(bodiesOf('POST /login')).toEqual([]);
});

test('another code can be sent only after the wait', async () => {
  const onSend = vi.fn().mockReturnValueOnce({ retry_after: 1 }).mockReturnValueOnce({ retry_after: 60 });
  const { dialog, box } = await renderCodeStep({ onSend });
  await expect.element(dialog.getByRole('button', { name: /^Resend OTP in/ })).toBeDisabled();
  await userEvent.keyboard('12');
  await dialog.getByRole('button', { name: 'Resend OTP', exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: /^Resend OTP in (60|59|58) s/ })).toBeDisabled();
  await expect.element(box(1)).toHaveValue('');
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('the number can be changed', async () => {
  const { dialog, number, box } = await renderCodeStep();
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect.element(box(1)).not.toBeInTheDocument();
  await expect.element(number).not.toHaveAttribute('readonly');
  await expect.element(number).toHaveValue('2025550147');
});

test('[auth-16] a number without an account is asked for a name, which is sent with the confirmed code', async () => {
  const onLogin = vi
    .fn()
    .mockReturnValueOnce(refuse(422, 'Name is required', { name: ['The name field is required'] }))
    .mockReturnValueOnce({ access: { token: 'secret' }, user });
  const { dialog, bodiesOf } = await renderCodeStep({ onLogin });
  await userEvent.keyboard('4821');
  const name = dialog.getByRole('textbox', { name: 'Full name' });
  await expect.element(name).toHaveFocus();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect.element(name).toHaveAccessibleDescription('Full name is required');
  await name.fill(' Mina ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesOf('POST /login').at(-1)).toMatchObject({ otp: '4821', name: 'Mina' });
});
