import type { BreakView } from '@tonalli/contracts/breaks/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { useComeBack } from '../hooks/use-come-back';

interface ReturnStepsProps {
  way: NonNullable<BreakView['return']>;
  comeBack: ReturnType<typeof useComeBack>;
}

/** The way back from an exclusion: after its time, asked for, waited for, confirmed. The platform judges each step. */
export function ReturnSteps({ way: { mayAskFrom, mayAsk, asked }, comeBack }: ReturnStepsProps) {
  const { t } = useTranslation('breaks');
  const language = useLanguage();
  const id = useId();
  const shown = (at: string) => formatDateTime(at, language);
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-3">
      <h2 id={id} className="text-lg">
        {t('return.title')}
      </h2>
      {asked ? (
        <>
          <p className="text-pretty text-muted">
            {t('return.wait', { from: shown(asked.mayConfirmFrom), until: shown(asked.mayConfirmUntil) })}
          </p>
          <Button variant="secondary" disabled={comeBack.busy || !asked.mayConfirm} onClick={comeBack.confirm}>
            {t('return.confirm')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-pretty text-muted">
            {mayAsk ? t('return.mayAsk') : t('return.ask', { from: shown(mayAskFrom) })}
          </p>
          {mayAsk ? (
            <Button variant="secondary" disabled={comeBack.busy} onClick={comeBack.ask}>
              {t('return.askNow')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
