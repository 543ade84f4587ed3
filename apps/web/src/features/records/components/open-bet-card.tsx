import type { OpenBet } from '@tonalli/contracts/records/api';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { RecordTime } from '../../../components/record-time';
import { useLanguage } from '../../../hooks/use-language';
import { useOpenGame } from '../../../hooks/use-open-game';

/** A bet that is still open: what it is on, since when, what it stands at, and the way on. */
export function OpenBetCard({ bet }: { bet: OpenBet }) {
  const { t } = useTranslation(['records', 'common']);
  const language = useLanguage();
  const openGame = useOpenGame();
  const { game, standsMinor } = bet;
  const facts = [
    [t('records:open.stake'), <Money key="stake" amountMinor={bet.stakeMinor} language={language} />],
    [t('records:open.since'), <RecordTime key="since" at={bet.at} />],
    [
      t('records:open.stands'),
      standsMinor === null ? (
        t('records:open.undecided')
      ) : (
        <Money
          key="stands"
          amountMinor={standsMinor}
          language={language}
          className={standsMinor > bet.stakeMinor ? 'text-jade' : ''}
        />
      ),
    ],
  ] as const;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <PlatformImage path={game.icon} alt="" className="size-16 shrink-0 rounded-md" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-display text-lg">{game.name}</h2>
          <p className="truncate text-faint text-sm">{bet.vendorName}</p>
        </div>
        {bet.isTrial ? <Badge tone="info">{t('common:playMoney')}</Badge> : null}
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        className="mt-auto"
        disabled={!bet.isPlayable}
        aria-label={t('records:open.goOnIn', { game: game.name })}
        onClick={() => openGame(game)}
      >
        {t('records:open.goOn')}
      </Button>
    </Card>
  );
}
