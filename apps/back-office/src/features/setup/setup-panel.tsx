import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../lib/panel.tsx';
import { useServices } from '../../lib/services.tsx';
import { setupQuery } from './queries.ts';
import { SetupList } from './setup-list.tsx';

/** The setup on the home page, until no step is left. Its own page shows errors. */
export function SetupPanel() {
  const { api, i18n } = useServices();
  const { data } = useQuery(setupQuery(api));
  if (!data || data.left === 0) return null;
  return (
    <Panel title={i18n.t('Set up your marketplace')}>
      <SetupList setup={data} />
    </Panel>
  );
}
