import type { PointsOverview } from '@tonalli/contracts/points/api';
import { Chip } from '@tonalli/ui/chip/chip';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { type ConversionFault, convertiblePoints } from '../conversion';
import { usePointText } from '../hooks/use-point-text';

const DIGITS_MAX = 9;

interface PointsFieldProps {
  points: number;
  overview: PointsOverview;
  fault: ConversionFault | null;
  onChange: (points: number) => void;
}

/** So many points, typed or chosen. */
export function PointsField({ points, overview, fault, onChange }: PointsFieldProps) {
  const { t } = useTranslation('points');
  const text = usePointText();
  const figures = {
    min: text.count(overview.minConvertPoints),
    step: text.count(overview.exchangeRatio),
    points: text.count(overview.points),
  };
  const half = convertiblePoints(overview, 0.5);
  const all = convertiblePoints(overview);
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('convert.points')}
        required
        hint={t('convert.hint', figures)}
        error={fault ? t(`convert.${fault}`, figures) : undefined}
      >
        <TextInput
          data-autofocus=""
          inputMode="numeric"
          autoComplete="off"
          className="money"
          value={points === 0 ? '' : String(points)}
          onChange={(event) => onChange(Number(event.currentTarget.value.replace(/\D/g, '').slice(0, DIGITS_MAX)))}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {half > 0 && half < all ? (
          <Chip pressed={points === half} onClick={() => onChange(half)}>
            {t('convert.half')}
          </Chip>
        ) : null}
        <Chip pressed={points === all} onClick={() => onChange(all)}>
          {t('convert.all')}
        </Chip>
      </div>
    </div>
  );
}
