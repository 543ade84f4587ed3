import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import type { Pay } from '@tonalli/contracts/agent-contracts/pay';
import { formatCount } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { slicesOf } from '../rules/slices';

/** The way from base to amount, in words with figures. */
export function BillFormula({ detail, pay }: { detail: BillDetail; pay: Pay }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const amount = (minor: number) => formatAmount(minor, { language });
  const { terms, figures, bill } = detail;
  const { eligibility, cap, scale, payer } = terms;
  const steps: { id: string; text: string }[] = [];
  const say = (id: string, text: string) => steps.push({ id, text });
  if (!pay.isEligible) {
    if (figures.activeMembers < eligibility.minActiveMembers) {
      say(
        'members',
        t('formula.fewMembers', {
          has: formatCount(figures.activeMembers, language),
          needs: formatCount(eligibility.minActiveMembers, language),
        }),
      );
    }
    if (figures.stake < eligibility.minBetAmount) {
      say('bets', t('formula.fewBets', { has: amount(figures.stake), needs: amount(eligibility.minBetAmount) }));
    }
  } else if (pay.tier === null) {
    say('none', t('formula.noLevel'));
  } else if (scale === 'slab') {
    say(
      'slab',
      t('formula.slab', {
        base: amount(pay.baseMinor),
        rate: formatBasisPoints(pay.rateBp, language),
        pay: amount(pay.uncappedMinor),
      }),
    );
  } else {
    for (const { tier, partMinor, rateBp } of slicesOf(terms, pay)) {
      say(
        `slice-${tier}`,
        t('formula.slice', {
          level: tier + 1,
          part: amount(partMinor),
          rate: formatBasisPoints(rateBp, language),
        }),
      );
    }
    say('sum', t('formula.sum', { pay: amount(pay.uncappedMinor) }));
  }
  if (cap !== null && pay.uncappedMinor > cap) say('cap', t('formula.cap', { cap: amount(cap) }));
  if (payer === 'house' && bill.toDownlines > 0) {
    say(
      'downlines',
      t('formula.downlines', {
        gross: amount(pay.amountMinor),
        given: amount(bill.toDownlines),
        due: amount(Math.max(0, pay.amountMinor - bill.toDownlines)),
      }),
    );
  }
  return (
    <div className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <h4 className="mb-2 font-semibold text-sm">{t('formula.title')}</h4>
      <ol className="flex list-decimal flex-col gap-1 ps-5 text-sm marker:text-faint">
        {steps.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
