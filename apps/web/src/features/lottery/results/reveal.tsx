import type { ShownRow } from '@tonalli/lottery/play';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { useTranslation } from 'react-i18next';
import { useFamilyTexts } from '../../../components/lottery/family-texts';
import { ResultRows } from '../../../components/lottery/result-rows';
import type { NumberSize } from '../../../components/lottery/shown-number';
import { countNumbers } from '../../../components/lottery/shown-rows';
import { useStationName } from '../../../components/lottery/station-name';
import { unveil } from './unveil';
import { useUnveiled } from './use-unveiled';

interface RevealProps {
  issue: string;
  family: string;
  /** What is out, in drawing order. */
  rows: readonly ShownRow[];
  /** Numbers are still to come: they are said once all are there. */
  isDrawing?: boolean;
  /** False where the page says it somewhere else. */
  isSaid?: boolean;
  size?: NumberSize;
}

/** A result that opens number after number when it is drawn while somebody looks, and is then said as a whole. */
export function Reveal({ issue, family, rows, isDrawing = false, isSaid = true, size = 'lg' }: RevealProps) {
  const { t } = useTranslation('lottery');
  const { prize } = useFamilyTexts(family);
  const stationName = useStationName();
  const total = countNumbers(rows);
  const { out, isNew } = useUnveiled(issue, total);
  const isWhole = out === total;
  const numbers = () =>
    rows
      .map(({ id, station, numbers: drawn }) => {
        const names = [...(station ? [stationName(station)] : []), ...(id ? [prize(id)] : [])];
        const said = drawn.map(({ text }) => text).join(', ');
        return names.length === 0 ? said : t('results.resultRow', { name: names.join(' '), numbers: said });
      })
      .join('; ');
  return (
    <>
      <div aria-hidden={!isWhole || undefined} className="[&_li_span]:transition-colors [&_li_span]:duration-200">
        <ResultRows rows={isWhole ? rows : unveil(rows, out)} family={family} size={size} />
      </div>
      <LiveRegion>
        {isSaid && isNew && isWhole && !isDrawing ? t('results.result', { issue, numbers: numbers() }) : ''}
      </LiveRegion>
    </>
  );
}
