import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import { providersAddress } from './environment.ts';
import { updateSettings } from './update-settings.ts';

/** A token of the fake provider: its claims, and the code or access token by which our server requests it. */
export type ProviderAnswer = {
  claims?: Record<string, unknown>;
  /** Signed with a key that no provider has published. */
  forged?: boolean;
  code?: string;
  accessToken?: string;
  known?: { app_id: string; user_id: string; name: string };
};

const clientId = 'market.example';
const auth = { is_active: true, client_id: clientId };

/** Enables the three providers in the settings, for all journeys. */
export async function switchProvidersOn(request: APIRequestContext): Promise<void> {
  await updateSettings(request, {
    social_auths: { google: auth, facebook: auth, apple: { ...auth, redirect_url: 'https://market.example/' } },
  });
}

/** The person who signs in at the provider; `forged` signs their token with an unknown key. */
export type Visitor = { subject?: string; name?: string; email?: string; forged?: boolean };

/** Fakes the providers' scripts and windows in this page. Returns the addresses that were opened, filled as they open. */
export async function fakeProviders(page: Page, visitor: Visitor = {}): Promise<string[]> {
  const opened: string[] = [];
  const context = page.context();
  for (const [address, script] of Object.entries(scripts)) {
    await context.route(address, (route) => {
      opened.push(address);
      return route.fulfill({ contentType: 'text/javascript', body: `(() => {${inWindow}\n${script}\n})();` });
    });
  }
  for (const [address, answer] of Object.entries(windows)) {
    await context.route(address, async (route) => {
      opened.push(route.request().url());
      const given = await answer(page.request, new URL(route.request().url()).searchParams, visitor);
      await consent(route, given);
    });
  }
  return opened;
}

/** Presses a provider's button and agrees in its window. */
export async function agreeWith(page: Page, provider: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Continue with ${provider}` })
    .click();
  await (await popup).getByRole('button', { name: 'Allow' }).click();
}

async function expectSignIn(request: APIRequestContext, expected: ProviderAnswer): Promise<string> {
  const answer = await request.post(`${providersAddress()}/expect`, { data: expected });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).token;
}

let counter = 0;

function claimsOf({ subject, name, email }: Visitor, more: object) {
  counter += 1;
  const now = Math.floor(Date.now() / 1000);
  const sub = subject ?? `${process.pid}-${Date.now()}-${counter}`;
  return { aud: clientId, sub, iat: now, exp: now + 3600, ...(name && { name }), ...(email && { email, email_verified: true }), ...more };
}

type Answer = (request: APIRequestContext, asked: URLSearchParams, visitor: Visitor) => Promise<object>;

/** The data that each provider's window posts to the page after consent. */
const windows: Record<string, Answer> = {
  'https://accounts.google.com/o/oauth2/**': async (request, _asked, visitor) => {
    const code = crypto.randomUUID();
    await expectSignIn(request, {
      code,
      claims: claimsOf(visitor, { iss: 'https://accounts.google.com' }),
      forged: visitor.forged ?? false,
    });
    return { code };
  },
  'https://www.facebook.com/*/dialog/**': async (request, _asked, { name = 'Ravi', email }) => {
    const accessToken = crypto.randomUUID();
    await expectSignIn(request, { accessToken, known: { app_id: clientId, user_id: crypto.randomUUID(), name } });
    return { accessToken, name, email };
  },
  'https://appleid.apple.com/auth/**': async (request, asked, visitor) => {
    const { name, ...claimed } = visitor;
    const claims = claimsOf(claimed, { iss: 'https://appleid.apple.com', nonce: asked.get('nonce') });
    const id_token = await expectSignIn(request, { claims, forged: visitor.forged ?? false });
    return {
      authorization: { code: 'c', id_token },
      ...(name && { user: { email: visitor.email, name: { firstName: name, lastName: '' } } }),
    };
  },
};

function consent(route: Route, given: object): Promise<void> {
  const body = `<!doctype html><title>Provider</title>
    <button onclick='opener.postMessage(${JSON.stringify(given)}, "*"); close()'>Allow</button>
    <button onclick='close()'>Cancel</button>`;
  return route.fulfill({ contentType: 'text/html', body });
}

/** Shared by the fake scripts: opens a window and calls back with its answer, or with an error if it was closed or blocked. */
const inWindow = `
function inWindow(address, query, done) {
  const popup = window.open(address + '?' + new URLSearchParams(query), '', 'popup,width=500,height=600');
  if (!popup) return done('blocked');
  const timer = setInterval(() => popup.closed && end('closed'), 50);
  const hear = (event) => event.source === popup && end(undefined, event.data);
  function end(problem, answer) {
    clearInterval(timer);
    removeEventListener('message', hear);
    done(problem, answer);
  }
  addEventListener('message', hear);
}`;

/** The surface of each provider's script, as its documentation has it. */
const scripts: Record<string, string> = {
  'https://accounts.google.com/gsi/client': `
    window.google = { accounts: { oauth2: { initCodeClient: ({ callback, error_callback, ...asked }) => ({
      requestCode: () => inWindow('https://accounts.google.com/o/oauth2/v2/auth', asked, (problem, answer) => {
        if (problem) error_callback({ type: problem === 'blocked' ? 'popup_failed_to_open' : 'popup_closed' });
        else callback(answer);
      }),
    }) } } };`,
  'https://connect.facebook.net/en_US/sdk.js': `
    let settings, profile = {};
    window.FB = {
      init: (given) => { settings = given; },
      login: (callback, asked) => inWindow('https://www.facebook.com/' + settings.version + '/dialog/oauth', { ...asked, app_id: settings.appId }, (problem, answer) => {
        if (answer) profile = { name: answer.name, email: answer.email };
        callback(problem ? { authResponse: null, status: 'unknown' } : { authResponse: { accessToken: answer.accessToken }, status: 'connected' });
      }),
      api: (path, fields, callback) => callback(profile),
    };
    setTimeout(() => window.fbAsyncInit());`,
  'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js': `
    let settings;
    window.AppleID = { auth: {
      init: (given) => { settings = given; },
      signIn: () => new Promise((resolve, reject) => inWindow('https://appleid.apple.com/auth/authorize', settings, (problem, answer) => {
        if (problem) reject({ error: problem === 'blocked' ? 'popup_blocked_by_browser' : 'popup_closed_by_user' });
        else resolve(answer);
      })),
    } };`,
};
