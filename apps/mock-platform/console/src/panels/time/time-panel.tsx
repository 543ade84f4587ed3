import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';
import { BigClock } from './big-clock';
import { Checkpoints } from './checkpoints';
import { DueJobs } from './due-jobs';
import { FailedJobs } from './failed-jobs';
import { AdvanceTime } from './move-time';
import { SetTime } from './set-time';
import { type Job, type Moment, TimeLine } from './time-line';

/** The time of the world that is looked at: stop it, move it, and go back. */
export default function TimePanel() {
  const { t } = useTranslation();
  const clock = useControlQuery('fetchClock', {});
  const { data: checkpoints = [] } = useControlQuery('listCheckpoints', {});
  const set = useAction('setClock');
  const [asked, setAsked] = useState<Moment | null>(null);
  const goTo = ({ dueAt }: Job) => set.mutate({ at: dueAt });
  return (
    <QueryResult of={clock} bone="h-56">
      {(view) => {
        const now = Date.parse(view.now);
        return (
          <>
            <FailedJobs failed={view.failed} />
            <Section title={t('time.now')}>
              <BigClock clock={view} />
              <TimeLine now={now} jobs={view.pending} checkpoints={checkpoints} onJob={goTo} onCheckpoint={setAsked} />
            </Section>
            <div className="grid gap-5 lg:grid-cols-2">
              <Section title={t('time.forward')}>
                <AdvanceTime hasJobs={view.pending.length > 0} />
              </Section>
              <Section title={t('time.elsewhere')}>
                <SetTime now={view.now} />
              </Section>
              <DueJobs jobs={view.pending} now={now} onJob={goTo} />
              <Checkpoints moments={checkpoints} onBack={setAsked} />
            </div>
            <GoBack moment={asked} onClose={() => setAsked(null)} />
          </>
        );
      }}
    </QueryResult>
  );
}

function GoBack({ moment, onClose }: { moment: Moment | null; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const back = useAction('goBack');
  const input = moment ? { checkpoint: moment.id } : {};
  return (
    <ConfirmDialog
      open={moment !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('time.backTitle', { id: moment?.id })}
      description={t('time.backText', { when: moment ? showTime(moment.at, i18n.language) : '' })}
      confirmLabel={t('time.back')}
      cancelLabel={t('cancel')}
      onConfirm={() => back.mutateAsync(input)}
    >
      <CommandHint name="goBack" input={input} />
    </ConfirmDialog>
  );
}
