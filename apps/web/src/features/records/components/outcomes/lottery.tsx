import { LotteryView } from '@tonalli/contracts/games/lottery';
import { lotteryOf } from '@tonalli/lottery/lotteries';
import type { LotteryFamily } from '@tonalli/lottery/play';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ChosenRows } from '../../../../components/lottery/chosen-rows';
import { useFamilyTexts } from '../../../../components/lottery/family-texts';
import { ResultRows } from '../../../../components/lottery/result-rows';
import { shownRows } from '../../../../components/lottery/shown-rows';
import { useFamily } from '../../../../components/lottery/use-family';
import { useLanguage } from '../../../../hooks/use-language';

interface ShownProps {
  view: LotteryView;
  /** Null: this page does not know its rules. */
  family: LotteryFamily | null;
  familyId: string;
}

const BOX = 'rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset';

/** An order of a lottery: what was bet line by line, and each of its draws with what every line won there. */
export default function LotteryOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = LotteryView.safeParse(view);
  const familyId = (read.success && lotteryOf(read.data.code)?.family) || '';
  const family = useFamily(familyId);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  if (family.isPending) return <Skeleton className="h-40 w-full rounded-lg" />;
  const shown = { view: read.data, family: family.data ?? null, familyId };
  return (
    <div className="flex flex-col gap-4">
      <Draws {...shown} />
      <Lines {...shown} />
    </div>
  );
}

const TONES: Record<LotteryView['issues'][number]['state'], BadgeTone> = {
  ...{ WAITING: 'neutral', OPEN: 'info', WON: 'jade', LOST: 'neutral' },
  ...{ VOID: 'marigold', SKIPPED: 'marigold', RELEASED: 'neutral' },
};

function Draws({ view, family, familyId }: ShownProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const amount = (minor: number) => formatAmount(minor, { language });
  return (
    <section aria-label={t('lottery.draws')} className={BOX}>
      <ul className="flex flex-col gap-5">
        {view.issues.map(({ issue, multiple, state, result, correctedTo, won, stakeMinor, payoutMinor }) => {
          const rows = shownRows(family, { result: correctedTo ?? result, drawing: null });
          const original = correctedTo === undefined ? null : shownRows(family, { result, drawing: null });
          const name = view.issues.length > 1 ? t('lottery.drawOf', { issue, multiple }) : t('lottery.draw', { issue });
          return (
            <li key={issue} className="flex flex-col gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="money font-sans font-semibold text-base tracking-normal">{name}</h3>
                <Badge tone={state === 'WON' && payoutMinor <= stakeMinor ? 'neutral' : TONES[state]}>
                  {t(`lottery.states.${state}`)}
                </Badge>
              </div>
              {rows ? (
                <ResultRows rows={rows} family={familyId} size="sm" />
              ) : (
                <p className="text-faint text-sm">{t('lottery.noResult')}</p>
              )}
              {original ? (
                <div className="flex flex-col gap-1.5">
                  <p className="text-coral text-sm">{t('lottery.corrected')}</p>
                  <ResultRows rows={original} family={familyId} size="sm" />
                </div>
              ) : null}
              <p className="money text-muted text-sm">
                {t('table.stake')} {amount(stakeMinor)} · {t('table.payout')} {amount(payoutMinor)}
              </p>
              <ul className={clsx('money text-sm empty:hidden', payoutMinor > stakeMinor && 'text-jade')}>
                {won.map((line) => (
                  <li key={line.line}>
                    {t('lottery.lineWon', { number: line.line + 1, amount: amount(line.payoutMinor) })}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Lines({ view, family, familyId }: ShownProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const texts = useFamilyTexts(familyId);
  return (
    <section aria-label={t('lottery.lines')} className={BOX}>
      <ol className="flex flex-col gap-4">
        {view.lines.map(({ play, selection, unitMinor, multiple }, index) => {
          const rules = family?.plays.find(({ id }) => id === play);
          const label = t('lottery.line', { number: index + 1 });
          const unit = formatAmount(unitMinor, { language, trimZeros: true });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their places
            <li key={index} className="min-w-0">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">
                  <span className="text-faint">{label}: </span>
                  {rules ? `${texts.group(rules.group)} · ` : ''}
                  {texts.play(play)}
                </span>
                <span className="money text-muted">{t('lottery.bet', { unit, multiple })}</span>
              </p>
              <ChosenRows play={rules} selection={selection} texts={texts} stations={[]} label={label} />
            </li>
          );
        })}
      </ol>
      {view.prizeGroup === null ? null : (
        <p className="mt-3 text-muted text-sm">{t('lottery.prizeGroup', { group: view.prizeGroup })}</p>
      )}
    </section>
  );
}
