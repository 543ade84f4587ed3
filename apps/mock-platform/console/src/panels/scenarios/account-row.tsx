import type { ScenarioAccount } from '@tonalli/qa/scenarios';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/copy-button';
import { useText } from './use-text';

/** Somebody to log in as. */
export function AccountRow({ account }: { account: ScenarioAccount }) {
  const { t } = useTranslation();
  const say = useText();
  const { role, username, password, note, openUrl } = account;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{username}</span>
          <Badge tone={role === 'agent' ? 'info' : 'neutral'}>{t(`scenarios.role.${role}`)}</Badge>
        </p>
        <p className="text-muted text-sm">{say(note)}</p>
      </div>
      <span className="flex items-center">
        <code className="font-mono text-muted text-sm">{password}</code>
        <CopyButton text={password} what={t('scenarios.passwordOf', { username })} />
      </span>
      {openUrl ? (
        <Button asChild size="sm" iconEnd={<ExternalLink aria-hidden="true" className="size-4" />}>
          <a href={openUrl} target="_blank" rel="noreferrer">
            {t('scenarios.openAs', { username })}
          </a>
        </Button>
      ) : null}
    </li>
  );
}
