import { Link } from '@tanstack/react-router';
import type { GameDetail } from '@tonalli/contracts/lobby/api';
import { formatPercent } from '@tonalli/i18n/format-percent';
import { Badge } from '@tonalli/ui/badge/badge';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Clock, Flame } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { VolatilityMeter } from '../../../components/volatility-meter';
import { vendorTarget } from '../../../game-pages';
import { useLanguage } from '../../../hooks/use-language';

/** The picture, the figures and what the game has. */
export function GameFacts({ detail }: { detail: GameDetail }) {
  const { t } = useTranslation(['games', 'lobby']);
  const language = useLanguage();
  const id = useId();
  const { game, vendorName, rtpPercent, paidPercent, volatility, maxWinStakes, reels, rows, lines, ways } = detail;
  const money = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:grid-rows-[auto_1fr]">
      <Picture detail={detail} />
      <section aria-labelledby={id} className="min-w-0 sm:row-span-2">
        <h3 id={id} className="sr-only">
          {t('games:sheet.facts')}
        </h3>
        <dl className="grid grid-cols-2 gap-2.5 [&>:last-child:nth-child(odd)]:col-span-2">
          {rtpPercent ? (
            <Fact label={t('games:sheet.rtp')} hint={t('games:sheet.rtpHelp')}>
              {formatPercent(Number(rtpPercent), language)}
            </Fact>
          ) : null}
          {paidPercent ? (
            <Fact label={t('games:sheet.paid')} hint={t('games:sheet.paidHelp')}>
              {formatPercent(Number(paidPercent), language)}
            </Fact>
          ) : null}
          {volatility ? (
            <Fact label={t('games:sheet.volatility')}>
              <VolatilityMeter level={volatility} />
            </Fact>
          ) : null}
          <Fact label={t('games:sheet.stakes')}>
            {t('games:sheet.stakesValue', { min: money(detail.minStakeMinor), max: money(detail.maxStakeMinor) })}
          </Fact>
          {maxWinStakes ? (
            <Fact label={t('games:sheet.maxWin')}>{t('games:sheet.maxWinValue', { count: maxWinStakes })}</Fact>
          ) : null}
          {reels && rows ? (
            <Fact label={t('games:sheet.layout')}>{t('games:sheet.layoutValue', { reels, rows })}</Fact>
          ) : null}
          {lines ? <Fact label={t('games:sheet.lines')}>{lines}</Fact> : null}
          {ways ? <Fact label={t('games:sheet.ways')}>{ways}</Fact> : null}
          {game.classify === 'OTHER' ? null : (
            <Fact label={t('games:sheet.type')}>{t(`games:classify.${game.classify}`)}</Fact>
          )}
          <Fact label={t('games:sheet.provider')}>
            <Link
              {...vendorTarget(game.type, game.vendor)}
              className="underline decoration-line-strong underline-offset-4"
            >
              {vendorName}
            </Link>
          </Fact>
        </dl>
      </section>
      <Features detail={detail} />
    </div>
  );
}

function Picture({ detail: { game, picture } }: { detail: GameDetail }) {
  const { t } = useTranslation('lobby');
  return (
    <div className="relative self-start overflow-hidden rounded-lg ring-1 ring-line">
      <PlatformImage path={picture} alt="" eager className="aspect-16/9 w-full" />
      {game.open ? null : (
        <span className="absolute end-3 top-3">
          <Badge tone="solid" icon={<Clock aria-hidden="true" />}>
            {t('tile.soon')}
          </Badge>
        </span>
      )}
      {game.open && game.hot ? (
        <span className="absolute start-3 top-3">
          <Badge tone="marigold" icon={<Flame aria-hidden="true" />}>
            {t('tile.hot')}
          </Badge>
        </span>
      ) : null}
    </div>
  );
}

function Fact({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg bg-raised px-3.5 py-3 ring-1 ring-line ring-inset">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="money mt-1 font-semibold text-base leading-snug [overflow-wrap:anywhere]">
        {children}
        {hint ? <span className="mt-1 block font-normal text-2xs text-faint">{hint}</span> : null}
      </dd>
    </div>
  );
}

function Features({ detail: { features, freeSpins } }: { detail: GameDetail }) {
  const { t } = useTranslation('games');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold text-sm">
        {t('sheet.features')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {features.map((feature) => (
          <li key={feature}>
            <Badge tone="neutral">
              {feature === 'FREE_SPINS' && freeSpins
                ? t('feature.FREE_SPINS_detail', freeSpins)
                : t(`feature.${feature}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
