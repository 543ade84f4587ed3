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
import { createPopupMemory, type PopupMemory } from './popup-memory';

/** One for the page, however often home is left and come back to. */
const memories = new WeakMap<AppServices, PopupMemory>();

function memoryOf(services: AppServices): PopupMemory {
  const known =
    memories.get(services) ??
    createPopupMemory(window.sessionStorage, window.localStorage, () => operatorDay(Date.now()));
  memories.set(services, known);
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
  const memory = memoryOf(useAppServices());
  const [putAway, setPutAway] = useState(() => memory.isPutAway(audience));
  const { data } = trpc.content.popups.useQuery({ language, audience }, { enabled: !putAway });
  const [hidden, setHidden] = useState(() => memory.isHiddenToday(audience));
  if (putAway || !data || data.length === 0) return null;

  const close = () => {
    memory.close(audience);
    setPutAway(true);
  };
  const hide = (wanted: boolean) => {
    memory.hideToday(audience, wanted);
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
