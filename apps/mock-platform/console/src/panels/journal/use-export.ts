import { saveFile } from '../../components/save-file';
import { useAction } from '../../control/use-action';

interface Range {
  from?: number;
  to?: number;
}

/** Takes entries home as a file: an archive of the calls, or a test that plays them again. */
export function useExport(range: Range) {
  const har = useAction('exportHar');
  const test = useAction('exportTest');
  return {
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
