import type { Consents } from '@tonalli/contracts/consents/api';
import type { MarketingProduct } from '@tonalli/contracts/consents/choices';
import { formatDateTime } from '@tonalli/i18n/format';
import { Card } from '@tonalli/ui/card/card';
import { Switch } from '@tonalli/ui/switch/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

type State = Consents['states'][number];

/** The channels of one product, each on or off at once. What the gateway answers is what holds. */
export function ProductConsents({ product, consents }: { product: MarketingProduct; consents: Consents }) {
  const { t } = useTranslation('consents');
  const failureText = useFailureText();
  const queries = trpc.useUtils();
  const id = useId();
  const set = trpc.consents.set.useMutation({
    // One after the other, so that the last answer is the newest.
    scope: { id: 'consents' },
    onSuccess: (now) => queries.consents.read.setData(undefined, now),
  });
  const asked = set.isPending ? set.variables : null;
  return (
    <Card role="group" aria-labelledby={id} flush>
      <div className="border-line border-b bg-raised/50 p-5">
        <h2 id={id} className="text-lg">
          {t(`product.${product}`)}
        </h2>
        <p className="text-muted text-sm">{t(`about.${product}`)}</p>
      </div>
      <ul className="px-5">
        {consents.states
          .filter((state) => state.product === product)
          .map((state) => (
            <li key={state.channel} className="flex flex-col border-line border-b py-3.5 last:border-0">
              <Switch
                label={<span className="font-semibold">{t(`channel.${state.channel}`)}</span>}
                checked={asked?.channel === state.channel ? asked.isGiven : state.isGiven}
                onChange={({ target }) => set.mutate({ product, channel: state.channel, isGiven: target.checked })}
              />
              <Since state={state} isOptIn={consents.isOptIn} />
            </li>
          ))}
      </ul>
      {set.error ? (
        <p role="alert" className="px-5 pb-4 text-danger text-sm">
          {failureText(set.error)}
        </p>
      ) : null}
    </Card>
  );
}

/** When the member said so, or what holds as long as they say nothing. */
function Since({ state: { since, isGiven }, isOptIn }: { state: State; isOptIn: boolean }) {
  const { t } = useTranslation('consents');
  const language = useLanguage();
  const said = since && t(isGiven ? 'given' : 'withdrawn', { at: formatDateTime(since, language) });
  return <p className="pe-16 text-muted text-xs">{said ?? t(isOptIn ? 'neverIn' : 'neverOut')}</p>;
}
