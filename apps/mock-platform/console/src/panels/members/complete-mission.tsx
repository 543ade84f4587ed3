import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

/** Completes a mission of the member, who can claim it then. */
export function CompleteMission({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState('');
  const read = useControlQuery('listMissionsOf', { memberId });
  const complete = useAction('completeMission');
  const language = i18n.language === 'en' ? 'en' : 'es';
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <QueryResult of={read} bone="h-20">
        {(missions) => {
          const open = missions.filter(({ progress, target }) => progress < target);
          const mission = open.find(({ missionId }) => missionId === chosen) ?? open[0];
          if (!mission) return <p className="text-muted text-sm">{t('members.noMissions')}</p>;
          const input = { memberId, missionId: mission.missionId };
          const title = mission.title[language];
          const submit = (event: FormEvent) => {
            event.preventDefault();
            complete.mutate(input, { onSuccess: () => toast.success(t('members.missionCompleted', { title })) });
          };
          const options = open.map(({ missionId, title: titles, progress, target }) => ({
            ...{ value: missionId, label: `${titles[language]} (${progress}/${target})` },
          }));
          return (
            <>
              <form onSubmit={submit} className="flex items-end gap-3">
                <Field label={t('members.mission')} className="min-w-0 flex-1">
                  <Select
                    options={options}
                    value={mission.missionId}
                    onChange={(event) => setChosen(event.target.value)}
                  />
                </Field>
                <Button type="submit" variant="secondary" loading={complete.isPending}>
                  {t('members.completeMission')}
                </Button>
              </form>
              <CommandHint name="completeMission" input={input} />
            </>
          );
        }}
      </QueryResult>
    </div>
  );
}
