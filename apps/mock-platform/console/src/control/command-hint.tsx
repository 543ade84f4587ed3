import { writeCommandLine } from '@tonalli/qa/command-line';
import { CONTROL_COMMANDS, type ControlName } from '@tonalli/qa/commands';
import { curlOf } from '@tonalli/qa/curl';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../components/copy-button';
import { useControl } from './control-context';

interface CommandHintProps {
  name: ControlName;
  input: unknown;
  /** What the command line takes in its place, such as the name of a file for what is in it. */
  typed?: unknown;
}

/** The command line that does what a button does; the HTTP call too, once opened. */
export function CommandHint({ name, input, typed = input }: CommandHintProps) {
  const { t } = useTranslation();
  const { world } = useControl();
  const line = writeCommandLine(name, typed, world === 'default' ? undefined : world);
  const call = httpLine(name, input, world);
  return (
    <div className="flex items-start gap-1 rounded-md bg-ink-deep ps-1">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-9 select-none list-none items-center gap-1.5 rounded-md px-1.5 text-faint hover:text-text">
          <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 group-open:rotate-90" />
          <span className="sr-only">{t('sameAs.title')}</span>
          <code className="min-w-0 truncate font-mono text-2xs group-open:whitespace-pre-wrap group-open:break-all">
            {line}
          </code>
        </summary>
        <div className="flex items-start gap-1 ps-6.5 pb-2">
          <code className="min-w-0 flex-1 break-all pt-2 font-mono text-2xs text-muted">{call}</code>
          <CopyButton text={call} what={t('sameAs.http')} />
        </div>
      </details>
      <CopyButton text={line} what={t('sameAs.cli')} />
    </div>
  );
}

/** While a form is not filled in, its gaps stand in the path by their names. */
function httpLine(name: ControlName, input: unknown, world: string): string {
  const command = CONTROL_COMMANDS[name];
  const gaps = [...command.path.matchAll(/:(\w+)/g)].map(([, gap = '']) => [gap, gap]);
  return curlOf(command, {
    origin: window.location.origin,
    input: { ...Object.fromEntries(gaps), ...Object(input) },
    world: world === 'default' ? undefined : world,
  });
}
