import { JACKPOT_STEP_MAX_MINOR, JACKPOT_STEP_MIN_MINOR } from '@tonalli/contracts/constants';
import type { Jackpot } from '@tonalli/contracts/content/api';
import { formatCount, formatDateTime } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useJackpotAmount } from '../components/use-jackpot-amount';

/** A stake that people have an idea of, in minor units, for which the chance is told. */
const EXAMPLE_STAKE_MINOR = 10_000;

interface JackpotDialogProps {
  terms: NonNullable<Jackpot['terms']>;
  onClose: () => void;
}

/** What the jackpot holds, who won it last, what feeds it, and what the chances are. */
export default function JackpotDialog({ terms, onClose }: JackpotDialogProps) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const { data, dataUpdatedAt } = trpc.content.jackpot.useQuery();
  const amountMinor = useJackpotAmount({ jackpot: data, readAt: dataUpdatedAt });
  const lastWon = data?.lastWon ?? null;
  const { contributionBasisPoints, oneIn, startFromMinor, startToMinor } = terms;
  const money = (minor: number) => formatAmount(minor, { language });
  const odds = formatCount(Math.round(((amountMinor ?? startFromMinor) * oneIn) / EXAMPLE_STAKE_MINOR), language);
  return (
    <Dialog
      open
      layout="card"
      onOpenChange={(open) => !open && onClose()}
      title={t('home:jackpot.title')}
      closeLabel={t('common:actions.close')}
    >
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact label={t('home:jackpot.now')}>
          {amountMinor !== null ? (
            <Money amountMinor={amountMinor} language={language} animate className="text-marigold" />
          ) : null}
        </Fact>
        <Fact label={t('home:jackpot.lastWon')}>
          {lastWon ? <Money amountMinor={lastWon.amountMinor} language={language} className="text-jade" /> : null}
          <span className="block text-balance font-normal font-sans text-muted text-sm">
            {lastWon
              ? t('home:jackpot.lastWonBy', {
                  player: lastWon.playerName,
                  when: formatDateTime(lastWon.at, language),
                })
              : t('home:jackpot.neverWon')}
          </span>
        </Fact>
      </dl>
      <ul className="mt-5 flex list-disc flex-col gap-3 ps-5 text-muted marker:text-marigold">
        <li>{t('home:jackpot.grows', { from: money(JACKPOT_STEP_MIN_MINOR), to: money(JACKPOT_STEP_MAX_MINOR) })}</li>
        {contributionBasisPoints > 0 ? (
          <li>{t('home:jackpot.feed', { percent: formatBasisPoints(contributionBasisPoints, language) })}</li>
        ) : null}
        <li>{t('home:jackpot.chance', { stake: money(EXAMPLE_STAKE_MINOR), odds })}</li>
        <li>{t('home:jackpot.return', { percent: formatBasisPoints(Math.round(10_000 / oneIn), language) })}</li>
        <li>{t('home:jackpot.seed', { from: money(startFromMinor), to: money(startToMinor) })}</li>
        <li>{t('home:jackpot.trial')}</li>
      </ul>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-md bg-raised p-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="mt-1 font-bold font-display text-xl">{children}</dd>
    </div>
  );
}
