import { PanelFrame } from '../lib/frame/panel-frame.tsx';
import { paths } from '../lib/paths.ts';
import type { Services } from '../lib/services.tsx';
import type { SecondFactorCalls } from '../lib/sign-in/second-factor-dialog.tsx';
import { SecondFactorPrompt } from '../lib/sign-in/second-factor-prompt.tsx';
import { createRoutes } from './create-routes.ts';

const secondFactorCalls: SecondFactorCalls = {
  readCode: async (api, signal) => (await api.call('GET /admin/second-factor', { signal })).data.code,
  requestPasskey: async (api) => (await api.call('POST /admin/second-factor/again/request', {})).data.request,
  enterCode: (api, code) => api.call('POST /admin/second-factor/again', { body: { code } }),
  enterPasskey: (api, passkey) => api.call('POST /admin/second-factor/again/passkey', { body: { passkey } }),
};

/** The admin panel. */
export function App({ services }: { services: Services }) {
  return (
    <PanelFrame services={services} base="/admin" signIn={paths.signIn} createRoutes={createRoutes}>
      <SecondFactorPrompt calls={secondFactorCalls} />
    </PanelFrame>
  );
}
