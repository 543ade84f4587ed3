import type { SportsView } from '@tonalli/contracts/games/sports';
import { FACTOR_UNIT, factorOf as wholeFactor } from '@tonalli/sportsbook/leg';
import { legNames } from '@tonalli/sportsbook/market-names';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

type Leg = SportsView['legs'][number];

const TONES: Record<NonNullable<Leg['result']>, BadgeTone> = {
  ...{ WON: 'jade', HALF_WON: 'jade', VOID: 'marigold', HALF_LOST: 'neutral', LOST: 'neutral' },
};
const REASONS = ['postponed', 'abandoned', 'cancelled', 'error', 'level', 'excluded'] as const;

/** What it multiplies a stake by; null while it is undecided. */
export const factorOf = ({ result, oddsMilli }: Pick<Leg, 'result' | 'oddsMilli'>): number | null =>
  result === null ? null : Number(wholeFactor(result, oddsMilli)) / Number(FACTOR_UNIT);

const scoreText = ({ home, away }: { home: number; away: number }): string => `${home}–${away}`;

/** Who met whom, in which league, and how it ended. */
function useMatchText({ match, score }: Leg): string | null {
  const { t } = useTranslation('records');
  const language = useLanguage();
  if (!match) return null;
  const sides = `${match.home[language]} – ${match.away[language]}`;
  return [
    t(`sports.sport.${match.sport}`),
    match.league[language],
    score ? `${sides} ${scoreText(score)}` : sides,
  ].join(' · ');
}

/** How it came out, and what that makes of its stake. */
function useResultText(leg: Leg): string {
  const { t } = useTranslation('records');
  const reason = REASONS.find((one) => one === leg.voidReason);
  const factor = factorOf(leg);
  return [
    t(`sports.${leg.result ?? 'open'}`, { odds: (leg.oddsMilli / 1_000).toFixed(2) }),
    ...(reason ? [t(`sports.why.${reason}`)] : []),
    ...(factor === null ? [] : [t('sports.factor', { factor: factor.toFixed(3) })]),
    ...(leg.scoreAtBet ? [t('sports.scoreAtBet', { score: scoreText(leg.scoreAtBet) })] : []),
  ].join(' · ');
}

/** A leg of a slip: what was bet on in which match, at which odds, and what became of it. */
export function SlipLeg({ leg, number }: { leg: Leg; number: number }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const matchText = useMatchText(leg);
  const result = useResultText(leg);
  const { match } = leg;
  const names =
    match &&
    legNames(leg, leg, { sides: { home: { names: match.home }, away: { names: match.away } }, lang: language });
  return (
    <li className="flex flex-col gap-0.5 border-line border-t py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{names?.answer ?? t('sports.legOf', { number })}</span>
        <span className="money font-semibold">{(leg.oddsMilli / 1_000).toFixed(2)}</span>
      </div>
      {names ? <span className="text-muted text-sm">{names.market}</span> : null}
      {matchText === null ? null : <span className="text-muted text-sm">{matchText}</span>}
      <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={leg.result ? TONES[leg.result] : 'info'}>{t(`sports.states.${leg.result ?? 'open'}`)}</Badge>
        {leg.isCorrected ? <Badge tone="marigold">{t('sports.corrected')}</Badge> : null}
        {leg.result === null ? null : <span className="text-muted">{result}</span>}
      </div>
    </li>
  );
}
