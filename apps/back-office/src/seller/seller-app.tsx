import { PanelFrame } from '../lib/frame/panel-frame.tsx';
import type { Services } from '../lib/services.tsx';
import type { SecondFactorCalls } from '../lib/sign-in/second-factor-dialog.tsx';
import { SecondFactorPrompt } from '../lib/sign-in/second-factor-prompt.tsx';
import { createSellerRoutes } from './create-seller-routes.ts';
import { sellerPaths } from './paths.ts';

const secondFactorCalls: SecondFactorCalls = {
  readCode: async (api, signal) => (await api.call('GET /seller/second-factor', { signal })).data.code,
  requestPasskey: async (api) => (await api.call('POST /seller/second-factor/again/request', {})).data.request,
  enterCode: (api, code) => api.call('POST /seller/second-factor/again', { body: { code } }),
  enterPasskey: (api, passkey) => api.call('POST /seller/second-factor/again/passkey', { body: { passkey } }),
};

/** The seller panel. */
export function SellerApp({ services }: { services: Services }) {
  return (
    <PanelFrame services={services} base="/seller" signIn={sellerPaths.signIn} createRoutes={createSellerRoutes}>
      <SecondFactorPrompt calls={secondFactorCalls} />
    </PanelFrame>
  );
}
