import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePointText } from '../hooks/use-point-text';

interface QuantityFieldProps {
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** From one to as many as stock and points allow. */
export function QuantityField({ value, max, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('points');
  const text = usePointText();
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="float-start font-medium text-sm">{t('redeem.quantity')}</legend>
      <div className="flex items-center gap-2">
        <IconButton variant="solid" label={t('redeem.less')} disabled={value <= 1} onClick={() => onChange(value - 1)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <output aria-live="polite" className="money min-w-10 text-center font-bold text-lg">
          {text.count(value)}
        </output>
        <IconButton
          variant="solid"
          label={t('redeem.more')}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  );
}
