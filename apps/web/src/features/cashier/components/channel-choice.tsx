import type { DepositChannelView } from '@tonalli/contracts/cashier/api';
import type { DepositKind } from '@tonalli/contracts/cashier/states';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { Bitcoin, CreditCard, Landmark, type LucideIcon, QrCode, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useFeeText } from '../hooks/use-fee-text';

const ICONS: Record<DepositKind, LucideIcon> = {
  SPEI: Landmark,
  CASH: Store,
  CARD: CreditCard,
  WALLET: QrCode,
  CRYPTO: Bitcoin,
};

interface ChannelChoiceProps {
  channels: readonly DepositChannelView[];
  value: string | null;
  onChange: (channelId: string) => void;
}

/** The ways to pay in, as tiles with limits and fee. */
export function ChannelChoice({ channels, value, onChange }: ChannelChoiceProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const feeText = useFeeText();
  const shown = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  return (
    <RadioGroup
      looks="cards"
      className="lg:col-span-2"
      label={t('deposit.channels')}
      value={value}
      onValueChange={onChange}
      options={channels.map((channel) => {
        const Icon = ICONS[channel.kind];
        return {
          value: channel.id,
          label: (
            <span className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-marigold" />
              {t(`channel.${channel.debitOnly ? 'DEBIT' : channel.kind}`)}
            </span>
          ),
          hint: (
            <span className="mt-1 flex flex-col text-xs">
              <span>{t('channel.limits', { min: shown(channel.minMinor), max: shown(channel.maxMinor) })}</span>
              <span>{feeText(channel.fee)}</span>
              {channel.debitOnly ? <span>{t('channel.debitOnly')}</span> : null}
            </span>
          ),
        };
      })}
    />
  );
}
