import type { Play } from '@tonalli/lottery/play';
import { Button } from '@tonalli/ui/button/button';
import { BookOpen } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VolatilityMeter } from '../../../components/volatility-meter';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';
import { type PlayFacts as Facts, playFacts } from './figures';
import { millionthsText, oneInText } from './number-text';
import { useOddsText } from './use-odds-text';

interface PlayFactsProps {
  play: Play;
  onRules: () => void;
}

/** What the play gives back, what it pays and how likely that is, where it is bet (GAME-14). */
export function PlayFacts({ play, onRules }: PlayFactsProps) {
  const { t } = useTranslation(['lottery', 'games']);
  const language = useLanguage();
  const oddsText = useOddsText();
  const { texts, odds } = useBetting();
  const facts = useMemo(() => playFacts(play, odds), [play, odds]);
  const { top } = facts;
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <div className="text-pretty text-muted text-sm">
        <Button
          size="sm"
          variant="ghost"
          className="float-right ms-3 -mt-2 -me-2 mb-1 min-h-11"
          iconStart={<BookOpen aria-hidden="true" className="size-4.5" />}
          onClick={onRules}
        >
          {t('betting.rules.open')}
        </Button>
        <p className="max-w-prose">{texts.how(play.id)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-8">
        <Fact name={t('betting.facts.return')}>
          <ReturnText facts={facts} />
        </Fact>
        {top ? <Fact name={t('betting.facts.odds')}>{oddsText(top.odds)}</Fact> : null}
        {top ? (
          <Fact name={t('betting.facts.chance')}>{t('betting.oneIn', { shown: oneInText(top.oneIn, language) })}</Fact>
        ) : null}
        <Fact name={t('games:sheet.volatility')}>
          <VolatilityMeter level={facts.volatility} />
        </Fact>
      </dl>
      {facts.kinds.length > 1 || facts.kinds.some(({ prizes }) => prizes.length > 1) ? (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 items-center font-semibold text-marigold hover:text-marigold-bright">
            {t('betting.facts.all')}
          </summary>
          <OddsTableOf facts={facts} />
        </details>
      ) : null}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint text-sm">{name}</dt>
      <dd className="money m-0 font-semibold">{children}</dd>
    </div>
  );
}

function ReturnText({ facts: { returns } }: { facts: Facts }) {
  const language = useLanguage();
  const [least, most] = [millionthsText(returns.least, language), millionthsText(returns.most, language)];
  return least === most ? least : `${least} – ${most}`;
}

/** Every kind of bet of a play: what it pays, how likely that is, and what it gives back. */
export function OddsTableOf({ facts }: { facts: Facts }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const oddsText = useOddsText();
  const { texts } = useBetting();
  const withPrizes = facts.kinds.some(({ prizes }) => prizes.length > 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section tabIndex={0} aria-label={t('betting.facts.all')} className="overflow-x-auto">
      <table className="money w-full min-w-72 text-left text-sm">
        <thead className="text-faint">
          <tr>
            <th className="py-1.5 pe-4 font-medium">{t('betting.facts.bet')}</th>
            <th className="py-1.5 pe-4 text-right font-medium">{t('betting.facts.odds')}</th>
            <th className="py-1.5 pe-4 text-right font-medium">{t('betting.facts.chance')}</th>
            <th className="py-1.5 text-right font-medium">{t('betting.facts.return')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.kinds.flatMap(({ kind, prizes, returns }) =>
            prizes.map((prize, index) => (
              <tr key={`${kind}/${prize.prize}`} className="border-line border-t">
                <th className="py-1.5 pe-4 font-medium">
                  {withPrizes ? `${texts.kind(kind)} · ${texts.prize(prize.prize)}` : texts.kind(kind)}
                </th>
                <td className="py-1.5 pe-4 text-right">{oddsText(prize.odds)}</td>
                <td className="py-1.5 pe-4 text-right">
                  {t('betting.oneIn', { shown: oneInText(prize.oneIn, language) })}
                </td>
                <td className="py-1.5 text-right">{index === 0 ? millionthsText(returns, language) : null}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
