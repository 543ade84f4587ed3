import { DOWNLINE_KINDS, type DownlineKind } from '@tonalli/contracts/downlines/api';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { useTranslation } from 'react-i18next';

interface KindChoiceProps {
  kind: DownlineKind;
  onChange: (kind: DownlineKind) => void;
}

export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const { t } = useTranslation('downlines');
  return (
    <SegmentedControl
      label={t('register.kind')}
      options={DOWNLINE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      value={kind}
      onValueChange={onChange}
    />
  );
}
