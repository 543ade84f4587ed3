import { keepPreviousData } from '@tanstack/react-query';
import type { DepositBonusView } from '@tonalli/contracts/bonuses/api';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

export interface ChosenBonus {
  /** What goes with the order. */
  taken: { offerId?: string; bonusCode?: string };
  offer: DepositBonusView | null;
}
export const NO_BONUS: ChosenBonus = { taken: {}, offer: null };

interface BonusChoiceProps {
  value: ChosenBonus;
  onChange: (chosen: ChosenBonus) => void;
}

const NONE = 'none';
/** Shorter ones are no codes. */
const MIN_CODE = 4;

/** The bonus of a deposit, chosen before it is paid; none unless the member takes one (MEM-03). */
export function BonusChoice({ value, onChange }: BonusChoiceProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<string | undefined>(undefined);
  const { data, isFetching } = trpc.bonuses.offers.useQuery(
    { language, ...(code && { code }) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const offers = data ?? [];
  const chosen = offers.find(({ id }) => id === value.taken.offerId);
  const takes = (offer: DepositBonusView): ChosenBonus => ({
    taken: { offerId: offer.id, ...(offer.when === 'CODE' && code && { bonusCode: code }) },
    offer,
  });
  const choose = (id: string) => {
    const offer = offers.find((one) => one.id === id);
    onChange(offer ? takes(offer) : NO_BONUS);
  };
  const apply = () => {
    const entered = typed.trim();
    setCode(entered.length >= MIN_CODE ? entered : undefined);
    if (chosen?.when === 'CODE') onChange(NO_BONUS);
  };
  const isUnknown = code !== undefined && !isFetching && !offers.some(({ when }) => when === 'CODE');
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        looks="stack"
        label={t('bonus.label')}
        value={chosen?.id ?? NONE}
        onValueChange={choose}
        options={[
          { value: NONE, label: <span className="font-semibold">{t('bonus.none')}</span>, hint: t('bonus.noneHint') },
          ...offers.map(({ id, title, summary }) => ({
            value: id,
            label: <span className="font-semibold">{title}</span>,
            hint: summary,
          })),
        ]}
      />
      <div className="flex items-end gap-2">
        <Field label={t('bonus.code')} error={isUnknown ? t('bonus.codeUnknown') : undefined} className="min-w-0 grow">
          <TextInput
            value={typed}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
        </Field>
        <Button variant="secondary" loading={isFetching && code !== undefined} onClick={apply}>
          {t('bonus.apply')}
        </Button>
      </div>
    </div>
  );
}
