import { MODEL_STATES } from '@tonalli/contracts/chat/shapes';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { Switch } from '@tonalli/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

/** Who of the models is there, and whether they answer by themselves. */
export function ModelDesk() {
  const { t } = useTranslation();
  const desk = useControlQuery('showChatDesk', {});
  const script = useAction('setChatScript');
  const status = useAction('setModelStatus');
  return (
    <Section title={t('chat.models')} lead={t('chat.modelsLead')}>
      <QueryResult of={desk} bone="h-16">
        {({ isScripted, models }) => (
          <>
            <Switch
              checked={isScripted}
              label={t('chat.scripted')}
              onChange={(event) => script.mutate({ isScripted: event.target.checked })}
            />
            <div className="grid gap-3 sm:grid-cols-2">
              {models.map((model) => (
                <Field key={model.modelId} label={model.name}>
                  <Select
                    value={model.status}
                    options={MODEL_STATES.map((value) => ({ value, label: t(`chat.status.${value}`) }))}
                    onChange={(event) =>
                      status.mutate({
                        modelId: model.modelId,
                        status: MODEL_STATES.find((value) => value === event.target.value) ?? 'online',
                      })
                    }
                  />
                </Field>
              ))}
            </div>
          </>
        )}
      </QueryResult>
      <CommandHint name="setChatScript" input={{ isScripted: false }} />
    </Section>
  );
}
