import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../components/save-file';
import { useAction } from '../../control/use-action';

interface Range {
  from?: number;
  to?: number;
}

/** Takes entries home as a file: an archive of the calls, or a test that plays them again. */
export function useExport(range: Range) {
  const { t } = useTranslation();
  const har = useAction('exportHar');
  const scenario = useAction('saveScenario');
  const test = useAction('exportTest');
  const since = range.from === undefined ? {} : { from: range.from };
  const tell = (leftOut: readonly string[]) => {
    for (const what of leftOut) toast.info(t('journal.export.leftOut', { what }));
  };
  return {
    /** What testers did, as the file of a scenario. */
    scenario: () =>
      scenario.mutate(since, {
        onSuccess({ name, text, leftOut }) {
          saveFile(`${name}.yaml`, text, 'text/yaml');
          tell(leftOut);
        },
      }),
    keep: () =>
      scenario.mutate(
        { ...since, keep: true },
        {
          onSuccess({ writtenTo, leftOut }) {
            toast.success(t('journal.export.kept', { path: writtenTo }));
            tell(leftOut);
          },
        },
      ),
    har: () =>
      har.mutate(range, {
        onSuccess: (archive) => saveFile('journal.har', JSON.stringify(archive, null, 2), 'application/json'),
      }),
    test: (runner: 'vitest' | 'playwright') =>
      test.mutate(
        { ...range, runner },
        {
          onSuccess: ({ source }) =>
            saveFile(runner === 'vitest' ? 'story.test.ts' : 'story.spec.ts', source, 'text/typescript'),
        },
      ),
  };
}
