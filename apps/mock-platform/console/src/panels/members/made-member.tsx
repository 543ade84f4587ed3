import type { MintedMember } from '@tonalli/qa/members';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/copy-button';

/** What somebody new logs in with. */
export function MadeMember({ member: { id, username, password } }: { member: MintedMember }) {
  const { t } = useTranslation();
  return (
    <Alert tone="success" announce title={t('members.made', { username, id })}>
      <span className="flex flex-wrap items-center gap-x-2">
        {t('members.password')} <code className="font-mono">{password}</code>
        <CopyButton text={password} what={t('scenarios.passwordOf', { username })} />
      </span>
    </Alert>
  );
}
