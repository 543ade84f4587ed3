import { writeCommandLine } from '@tonalli/contracts/qa/command-line';
import { CONTROL_COMMANDS, CONTROL_PREFIX, type ControlName } from '@tonalli/contracts/qa/commands';
import { httpCall } from '@tonalli/contracts/qa/http-call';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useControl } from './control-context';

/** The command line and the HTTP call that do what a button does. */
export function SameAs({ name, input }: { name: ControlName; input: unknown }) {
  const { t } = useTranslation();
  const { world } = useControl();
  return (
    <details className="group rounded-md bg-ink text-sm ring-1 ring-line ring-inset">
      <summary className="cursor-pointer select-none rounded-md px-3 py-2 text-faint hover:text-text">
        {t('sameAs.title')}
      </summary>
      <div className="flex flex-col gap-1 px-3 pb-2">
        <Line label={t('sameAs.cli')} text={writeCommandLine(name, input, world === 'default' ? undefined : world)} />
        <Line label={t('sameAs.http')} text={httpLine(name, input, world)} />
      </div>
    </details>
  );
}

function httpLine(name: ControlName, input: unknown, world: string): string {
  const command = CONTROL_COMMANDS[name];
  const { method, path, body } = httpCall(command, Object(input));
  const header = command.global || world === 'default' ? [] : [`-H 'x-world: ${world}'`];
  const content = body === null ? [] : ["-H 'content-type: application/json'", `-d '${JSON.stringify(body)}'`];
  return ['curl', '-X', method, ...header, ...content, `${window.location.origin}${CONTROL_PREFIX}${path}`].join(' ');
}

function Line({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(t('sameAs.copied'));
  };
  return (
    <div className="flex items-center gap-2">
      <code className="no-scrollbar min-w-0 flex-1 overflow-x-auto whitespace-nowrap font-mono text-2xs text-muted">
        {text}
      </code>
      <IconButton size="sm" label={t('sameAs.copy', { what: label })} onClick={() => void copy()}>
        <Copy aria-hidden="true" />
      </IconButton>
    </div>
  );
}
