import { Button } from '@tonalli/ui/button/button';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** A new sealing key, for the whole platform. */
export function SealingKeys() {
  const { t } = useTranslation();
  const rotate = useAction('rotateKeys');
  return (
    <Section
      title={t('operator.keys')}
      lead={t('operator.keysLead')}
      aside={
        <Button
          variant="secondary"
          loading={rotate.isPending}
          iconStart={<KeyRound aria-hidden="true" className="size-4" />}
          onClick={() => rotate.mutate({})}
        >
          {t('operator.rotate')}
        </Button>
      }
    >
      {rotate.data ? (
        <p className="break-all font-mono text-muted text-xs">{rotate.data.keys.map(({ kid }) => kid).join(', ')}</p>
      ) : null}
      <CommandHint name="rotateKeys" input={{}} />
    </Section>
  );
}
