import type { AppRouter } from '@tonalli/gateway/public';
import type { Language } from '@tonalli/i18n/languages';
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { env } from '../../env';
import { failureCode, isSessionEnd } from '../../trpc/failure-code';
import type { AppServices } from '../app-services';
import { applyLiveMessage } from './apply-live-message';
import { showBetToast, showCorrectionToast } from './bet-toast';
import { showJackpotToast } from './jackpot-toast';

interface LiveStreamOptions {
  services: Pick<AppServices, 'queries' | 'session' | 'i18n'>;
  language: Language;
  token: string | null;
}

/** Tolerance for messages that overtake each other; receiving one twice does no harm. */
const UNDER_WAY_MS = 1_000;

/** Until when this page has heard all, in milliseconds since it began: it read nothing before that. */
let heardUntilMs = 0;

/** Listens until the answer is called, from what happened since the page began on. Lost connections are taken up again from the last message heard. */
export function openLiveStream({ services, language, token }: LiveStreamOptions): () => void {
  const connectionParams = token === null ? null : () => ({ session: token });
  const client = createTRPCClient<AppRouter>({
    links: [httpSubscriptionLink({ url: env.trpcUrl, ...(connectionParams ? { connectionParams } : {}) })],
  });
  const subscription = client.live.events.subscribe(
    { language, ageMs: Math.ceil(performance.now() - heardUntilMs) + UNDER_WAY_MS },
    {
      onData({ data }) {
        applyLiveMessage(data, { services, language });
        if (data.type === 'jackpot-won') void showJackpotToast(data.winner, services.i18n);
        if (data.type === 'bet-ended') void showBetToast(data.bet, services.i18n);
        if (data.type === 'bet-corrected') void showCorrectionToast(data.bet, services.i18n);
      },
      onError(error) {
        if (isSessionEnd(failureCode(error))) services.session.end('expired');
      },
    },
  );
  return () => {
    heardUntilMs = performance.now();
    subscription.unsubscribe();
  };
}
