import { Link } from '@tanstack/react-router';
import type { RaffleEntry } from '@tonalli/contracts/raffles/api';
import { formatCount, formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Badge } from '@tonalli/ui/badge/badge';
import { Card } from '@tonalli/ui/card/card';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useRewardText } from '../../../hooks/use-reward-text';
import { PATHS } from '../../../paths';
import { useTimeLeft } from '../time-left';
import { DrawProof } from './draw-proof';
import { OwnTickets } from './own-tickets';

/** A raffle that was drawn: what the member won, all winning tickets, and the proof. */
export function PastRaffle({ raffle, now }: { raffle: RaffleEntry; now: number }) {
  const { t } = useTranslation('raffles');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { raffleId, own, drawn } = raffle;
  const won = drawn?.find(({ isOwn, reward }) => isOwn && reward !== null);
  return (
    <Card role="group" aria-labelledby={`${raffleId}-title`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`${raffleId}-title`} className="font-semibold">
          {raffle.title}
        </h3>
        <p className="text-muted text-sm">{t('drawnAt', { time: formatDateTime(raffle.closesAt, language) })}</p>
      </div>
      {won ? <OwnPrize win={won} now={now} /> : null}
      {own.length > 0 ? <OwnTickets own={own} /> : <p className="text-muted">{t('own.nonePast')}</p>}
      <Winners raffle={raffle} />
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="rounded-xl bg-raised px-4 py-3 text-sm"
      >
        <summary className="cursor-pointer font-semibold">{t('proof.title')}</summary>
        <div className="pt-3">{isOpen ? <DrawProof raffle={raffle} /> : null}</div>
      </details>
    </Card>
  );
}

type Win = NonNullable<RaffleEntry['drawn']>[number];

/** The member's own prize: how long it waits, or what became of it. */
function OwnPrize({ win: { reward, claim }, now }: { win: Win; now: number }) {
  const { t } = useTranslation('raffles');
  const language = useLanguage();
  const textOf = useRewardText();
  const timeLeft = useTimeLeft(now);
  if (!reward || !claim) return null;
  const { state, until } = claim;
  const prize = textOf(reward, null);
  if (state === 'LAPSED')
    return (
      <Alert tone="info" title={t('winners.lapsed', { prize })}>
        <p>{t('winners.LAPSED')}</p>
      </Alert>
    );
  return (
    <Alert tone="success" title={t('winners.won', { prize })}>
      <p>{t(`winners.${state}`)}</p>
      {state === 'WAITING' && until !== null ? (
        <p className="money">{t('winners.left', { time: timeLeft(until), date: formatDateTime(until, language) })}</p>
      ) : null}
      {state === 'CLAIMED' ? null : (
        <Link to={PATHS.member} search={{ page: 'rewardCenter' }} className="font-semibold text-marigold underline">
          {t('winners.open')}
        </Link>
      )}
    </Alert>
  );
}

function Winners({ raffle: { title, drawn } }: { raffle: RaffleEntry }) {
  const { t } = useTranslation('raffles');
  const language = useLanguage();
  const textOf = useRewardText();
  if (!drawn || drawn.length === 0) return <p className="text-muted">{t('winners.nobody')}</p>;
  const columns: DataColumn<Win>[] = [
    {
      id: 'ticket',
      header: t('winners.ticket'),
      heading: true,
      cell: ({ ticket }) => <span className="money">{formatCount(ticket, language)}</span>,
    },
    {
      id: 'player',
      header: t('winners.player'),
      cell: ({ username, isOwn }) => (isOwn ? <Badge tone="marigold">{t('winners.you')}</Badge> : username),
    },
    {
      id: 'prize',
      header: t('winners.prize'),
      align: 'end',
      cell: ({ reward, isLapsed }) =>
        reward ? (
          <>
            <span className={clsx('money', isLapsed ? 'text-muted line-through' : 'font-semibold')}>
              {textOf(reward, null)}
            </span>
            {isLapsed ? <span className="block text-muted text-sm">{t('winners.again')}</span> : null}
          </>
        ) : (
          <span className="text-muted">{t('winners.passed')}</span>
        ),
    },
  ];
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold text-sm">{t('winners.title')}</h4>
      <DataTable
        compact
        caption={t('winners.caption', { title })}
        columns={columns}
        rows={drawn}
        rowKey={({ ticket }) => String(ticket)}
      />
    </div>
  );
}
