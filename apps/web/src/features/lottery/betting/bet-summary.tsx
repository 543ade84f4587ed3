import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useStationName } from '../../../components/lottery/station-name';
import { useLanguage } from '../../../hooks/use-language';
import { stationAt, useBetting } from './betting-context';
import type { DraftBet } from './use-draft-bet';

/** What is on the board in a sentence: "12 apuestas × $2 × 3 = $72, premio máximo $5,700", or what it still lacks. */
export function BetSummary({ draft }: { draft: DraftBet }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { desk } = useBetting();
  const { figures, isEmpty } = draft;
  const amount = (minor: number) => formatAmount(minor, { language });
  const lacks = useFaultText();
  if (figures.bets === 0) {
    return <p className="text-muted text-sm">{isEmpty ? t('betting.summary.empty') : lacks(draft)}</p>;
  }
  const { bets, units, stakeMinor, greatestMinor } = figures;
  return (
    <div>
      <p className="money">
        {t('betting.summary.bets', { count: bets })}
        {units === bets ? null : <UnitsText units={units} />}
        {` × ${formatAmount(desk.unitMinor, { language, trimZeros: true })} × ${desk.multiple} = `}
        <strong className="text-lg">{amount(stakeMinor)}</strong>
      </p>
      <p className="money text-muted text-sm">
        {t('betting.summary.greatest')} <span className="font-semibold text-text">{amount(greatestMinor)}</span>
      </p>
    </div>
  );
}

/** Where a bet costs more than one unit. */
function UnitsText({ units }: { units: number }) {
  const { t } = useTranslation('lottery');
  return <span className="text-muted"> ({t('betting.summary.units', { count: units })})</span>;
}

/** Why a selection is no bet yet, in words. */
export function useFaultText(): (draft: Pick<DraftBet, 'fault' | 'play'>) => string {
  const { t } = useTranslation('lottery');
  const betting = useBetting();
  const stationName = useStationName();
  return ({ fault, play }) => {
    if (!fault) return '';
    const row = play.board.rows?.[fault.row ?? -1];
    const name = row ? betting.texts.row(row.id) : '';
    const station = stationAt(betting, row?.id, fault.option ?? '');
    const option = station === null ? betting.texts.option(fault.option ?? '') : stationName(station);
    const count = fault.fault === 'too-many' ? (row?.most ?? 0) : (row?.least ?? 0);
    if (fault.fault === 'too-few')
      return name ? t('betting.fault.tooFewIn', { row: name, count }) : t('betting.fault.tooFew');
    if (fault.fault === 'too-many')
      return name ? t('betting.fault.tooManyIn', { row: name, count }) : t('betting.fault.tooMany');
    if (fault.fault === 'overlap') return t('betting.fault.overlap', { option });
    if (fault.fault === 'station') return t('betting.fault.station');
    return fault.fault === 'no-bet' ? t('betting.fault.noBet') : t('betting.fault.other');
  };
}
