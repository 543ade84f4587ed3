import type { OperatorState } from '@tonalli/qa/operator';
import { Switch } from '@tonalli/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

const OFFERS = ['vip', 'referral'] as const;

/** What players are offered besides games. */
export function Offers({ offers }: { offers: OperatorState['offers'] }) {
  const { t } = useTranslation();
  const set = useAction('setOffers');
  return (
    <Section title={t('operator.offers')} lead={t('operator.offersLead')}>
      <ul className="-my-1 divide-y divide-line">
        {OFFERS.map((offer) => (
          <li key={offer} className="py-2">
            <Switch
              label={t(`operator.offer.${offer}`)}
              className="w-full"
              checked={offers[offer]}
              onChange={(event) => set.mutate({ [offer]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      <CommandHint name="setOffers" input={set.variables ?? { vip: !offers.vip }} />
    </Section>
  );
}
