import { Alert, type AlertProps } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWERS, missingIn, type Outcome, outcomeOf, QUESTIONS, type SelfTestAnswers } from '../self-test-score';

const TONES: Record<Outcome, NonNullable<AlertProps['tone']>> = {
  none: 'success',
  low: 'info',
  moderate: 'warning',
  high: 'danger',
};

/** Nine questions about one's own play, worked out here and nowhere else. */
export default function SelfTest() {
  const { t } = useTranslation('help');
  const [answers, setAnswers] = useState<SelfTestAnswers>({});
  const [asked, setAsked] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const outcome = asked ? outcomeOf(answers) : null;
  const missing = missingIn(answers);
  useEffect(() => {
    if (outcome) result.current?.focus();
  }, [outcome]);

  const reset = () => {
    setAnswers({});
    setAsked(false);
  };
  return (
    <div className="mt-5 flex flex-col gap-6 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6 print:hidden">
      <p className="text-muted text-sm">{t('selfTest.privacy')}</p>
      <ol className="flex flex-col gap-6">
        {QUESTIONS.map((question, index) => (
          <li key={question}>
            <p aria-hidden="true" className="mb-1 font-semibold text-faint text-xs uppercase tracking-wider">
              {t('selfTest.question', { number: index + 1, total: QUESTIONS.length })}
            </p>
            <RadioGroup
              label={t(`selfTest.questions.${question}`)}
              options={ANSWERS.map((value) => ({ value, label: t(`selfTest.answers.${value}`) }))}
              value={answers[question] ?? null}
              onValueChange={(value) => setAnswers((before) => ({ ...before, [question]: value }))}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setAsked(true)}>{t('selfTest.result')}</Button>
        {Object.keys(answers).length > 0 ? (
          <Button variant="ghost" onClick={reset}>
            {t('selfTest.again')}
          </Button>
        ) : null}
        <p role="status" className="text-danger text-sm empty:hidden">
          {asked && missing > 0 ? t('selfTest.missing', { count: missing }) : null}
        </p>
      </div>
      {outcome ? (
        <div ref={result} tabIndex={-1} className="outline-none">
          <Alert tone={TONES[outcome]} title={t(`selfTest.outcome.${outcome}.title`)}>
            <p>{t(`selfTest.outcome.${outcome}.text`)}</p>
            <p className="mt-2 text-sm">{t('selfTest.notDiagnosis')}</p>
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 font-semibold text-sm">
              <a href="#help">{t('selfTest.seeHelp')}</a>
              <a href="#tools">{t('selfTest.seeTools')}</a>
            </p>
          </Alert>
        </div>
      ) : null}
    </div>
  );
}
