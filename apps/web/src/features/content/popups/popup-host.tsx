import type { Audience } from '@tonalli/contracts/content/api';
import { useState } from 'react';
import type { AppServices } from '../../../app/app-services';
import { useAppServices } from '../../../app/app-services-context';
import { useOverlays } from '../../../app/overlays/use-overlays';
import { useSession } from '../../../app/session/use-session';
import { operatorDay } from '../../../hooks/operator-day';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { audienceOf } from '../popup-audience';
import { PopupDialog } from './popup-dialog';
import { createPopupDismissals, type PopupDismissals } from './popup-dismissals';

/** One for the page, however often home is left and come back to. */
const byServices = new WeakMap<AppServices, PopupDismissals>();

function dismissalsOf(services: AppServices): PopupDismissals {
  const known =
    byServices.get(services) ??
    createPopupDismissals(window.sessionStorage, window.localStorage, () => operatorDay(Date.now()));
  byServices.set(services, known);
  return known;
}

/** The operator's announcements to whoever opens home (HOME-07): never over a dialog or a game, once a session. */
export default function PopupHost() {
  const state = useSession();
  const { dialog, game } = useOverlays();
  const audience = audienceOf(state);
  const free = state.status !== 'resuming' && dialog === null && game === null;
  return free ? <AudiencePopups key={`${audience}${state.session?.customerId ?? ''}`} audience={audience} /> : null;
}

function AudiencePopups({ audience }: { audience: Audience }) {
  const language = useLanguage();
  const dismissals = dismissalsOf(useAppServices());
  const [dismissed, setDismissed] = useState(() => dismissals.isDismissed(audience));
  const { data } = trpc.content.popups.useQuery({ language, audience }, { enabled: !dismissed });
  const [hidden, setHidden] = useState(() => dismissals.isHiddenToday(audience));
  if (dismissed || !data || data.length === 0) return null;

  const close = () => {
    dismissals.close(audience);
    setDismissed(true);
  };
  const hide = (wanted: boolean) => {
    dismissals.hideToday(audience, wanted);
    setHidden(wanted);
  };
  return (
    <PopupDialog
      key={data.map(({ id }) => id).join()}
      popups={data}
      hiddenToday={hidden}
      onHideToday={hide}
      onClose={close}
    />
  );
}
