import { payoutMinor, unitsOf } from '@tonalli/lottery/odds';
import type { Play } from '@tonalli/lottery/play';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultRows } from '../../../components/lottery/result-rows';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';
import { playFacts } from './figures';
import { OddsTableOf } from './play-facts';
import { SelectionList } from './selection-list';

/** The rules of a play, with an example that is reckoned from the odds as they are. */
export default function RulesDialog({ play, onClose }: { play: Play; onClose: () => void }) {
  const { t } = useTranslation('lottery');
  const { texts, odds, detail } = useBetting();
  const facts = useMemo(() => playFacts(play, odds), [play, odds]);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      title={t('betting.rules.title', { play: `${texts.group(play.group)} · ${texts.play(play.id)}` })}
      description={detail.game.name}
      closeLabel={t('betting.close')}
    >
      <div className="flex flex-col gap-6">
        <p className="text-pretty">{texts.how(play.id)}</p>
        <Example play={play} />
        <section>
          <h3 className="mb-2 text-lg">{t('betting.facts.all')}</h3>
          <OddsTableOf facts={facts} />
        </section>
        <section className="flex flex-col gap-1.5 text-muted text-sm">
          <h3 className="text-lg text-text">{t('betting.rules.draw')}</h3>
          <p>{texts.about}</p>
          <p>{t('betting.rules.rounding')}</p>
          <p>{t('betting.simulated')}</p>
        </section>
      </div>
    </Dialog>
  );
}

function Example({ play }: { play: Play }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { texts, odds, desk, family } = useBetting();
  const { selection, result } = play.example;
  const hits = play.hits(selection, result);
  const stakeMinor = unitsOf(play, selection) * desk.unitMinor;
  const paidMinor = payoutMinor(play, hits, { odds, stakeMinor: desk.unitMinor });
  const rows = family.show(result);
  const stations = [...new Set(rows.flatMap(({ station }) => station ?? []))];
  const amount = (minor: number) => formatAmount(minor, { language });
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <h3 className="text-lg">{t('betting.rules.example')}</h3>
      <div>
        <p className="mb-1 text-faint text-sm">{t('betting.rules.chosen')}</p>
        <SelectionList {...{ play, selection, stations }} />
      </div>
      <div>
        <p className="mb-1 text-faint text-sm">{t('betting.rules.drawn')}</p>
        <ResultRows rows={rows} family={family.id} size="sm" />
      </div>
      <ul className="money text-sm">
        {hits.map(({ kind, prize, times }) => (
          <li key={`${kind}/${prize}`}>{t('betting.rules.hit', { kind: texts.kind(kind), count: times })}</li>
        ))}
      </ul>
      <p className="money font-semibold">
        {t('betting.rules.pays', { stake: amount(stakeMinor), paid: amount(paidMinor) })}
      </p>
    </section>
  );
}
