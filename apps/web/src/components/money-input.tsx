import { TextInput, type TextInputProps } from '@tonalli/ui/text-input/text-input';

export interface MoneyInputProps extends Pick<TextInputProps, 'name' | 'onBlur' | 'endSlot'> {
  value: string;
  onType: (text: string) => void;
}

/** An amount in pesos as it is typed, for `parseAmount` to read. Stands within a `Field`. */
export function MoneyInput({ onType, ...input }: MoneyInputProps) {
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      className="money"
      startSlot={<span aria-hidden="true">$</span>}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
