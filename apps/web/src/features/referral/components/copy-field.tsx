import { Field } from '@tonalli/ui/field/field';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../hooks/copy-text';

interface CopyFieldProps {
  label: string;
  /** Empty until it is known. */
  value: string;
  copyLabel: string;
  copied: string;
}

/** A text to pass on: selected when touched, copied by its button, which says so. */
export function CopyField({ label, value, copyLabel, copied }: CopyFieldProps) {
  const { t } = useTranslation('referral');
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(value, { done: copied, failed: t('invite.copyFailed') });
    if (!isCopied) input.current?.select();
  };
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 grow">
        <TextInput
          ref={input}
          value={value}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <IconButton label={copyLabel} variant="solid" disabled={!value} onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
