import type { ClockView } from '@tonalli/qa/clock';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ZONE } from '../../components/zone';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useWorldNow } from '../../shell/use-world-time';

/** The world's time in large, and whether it runs. */
export function BigClock({ clock }: { clock: { now: string; mode: ClockView['mode'] } }) {
  const { t, i18n } = useTranslation();
  const now = useWorldNow(clock);
  const frozen = clock.mode === 'frozen';
  const freeze = useAction('freezeClock');
  const resume = useAction('resumeClock');
  const change = frozen ? resume : freeze;
  const locale = i18n.language === 'en' ? 'en' : 'es-MX';
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: ZONE, hourCycle: 'h23' }).format(now);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: ZONE }).format(now);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="money font-bold font-display text-5xl leading-none tracking-tight sm:text-6xl">{time}</p>
          <p className="mt-2 text-muted first-letter:uppercase">
            {date} · {t('time.zone')}
          </p>
          <p className="money mt-0.5 text-faint text-xs">{new Date(now).toISOString()}</p>
        </div>
        <div className="flex items-center gap-3">
          <Badge tone={frozen ? 'info' : 'jade'}>{t(`world.${clock.mode}`)}</Badge>
          <Button
            variant={frozen ? 'primary' : 'secondary'}
            loading={change.isPending}
            iconStart={
              frozen ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />
            }
            onClick={() => change.mutate({})}
          >
            {t(frozen ? 'time.resume' : 'time.freeze')}
          </Button>
        </div>
      </div>
      <CommandHint name={frozen ? 'resumeClock' : 'freezeClock'} input={{}} />
    </div>
  );
}
