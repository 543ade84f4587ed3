import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { SameAs } from '../../control/same-as';
import { useAction } from '../../control/use-action';

const OFFERS = ['vip', 'referral'] as const;

/** What players are offered besides games; the platform tells their state with its answer only. */
export function Offers() {
  const { t } = useTranslation();
  const set = useAction('setOffers');
  return (
    <Section title={t('operator.offers')} lead={t('operator.offersLead')}>
      <ul className="flex flex-col gap-3">
        {OFFERS.map((offer) => (
          <li key={offer} className="flex flex-wrap items-center gap-2">
            <span className="me-auto text-sm">
              {t(`operator.offer.${offer}`)}
              {set.data ? (
                <span className="text-faint"> · {t(set.data[offer] ? 'operator.isOn' : 'operator.isOff')}</span>
              ) : null}
            </span>
            {[true, false].map((on) => (
              <Button
                key={String(on)}
                size="sm"
                variant="secondary"
                aria-label={t(on ? 'operator.offerOn' : 'operator.offerOff', { what: t(`operator.offer.${offer}`) })}
                onClick={() => set.mutate({ [offer]: on })}
              >
                {t(on ? 'operator.on' : 'operator.off')}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <SameAs name="setOffers" input={set.variables ?? { vip: false }} />
    </Section>
  );
}
