import { useNavigate } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { PATHS } from '../../paths';
import { BreakPage } from './components/break-page';

/** What every tab shows whose session a break has ended. */
export default function BreakTakenScreen() {
  const { t } = useTranslation('breaks');
  const { session } = useAppServices();
  const navigate = useNavigate();
  const [state] = useState(session.get);
  const taken = state.status === 'guest' ? (state.break ?? null) : null;
  const go = async (to: { login: boolean }) => {
    if (to.login) await navigate({ to: PATHS.login, search: { returnTo: `${PATHS.member}?page=withdraw` } });
    else await navigate({ to: PATHS.home });
    session.forgetBreak();
  };
  return (
    <BreakPage taken={taken}>
      <p className="text-pretty">{t('taken.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void go({ login: true })}>
          {t('taken.withdraw')}
        </Button>
        <Button variant="secondary" onClick={() => void go({ login: false })}>
          {t('taken.leave')}
        </Button>
      </div>
    </BreakPage>
  );
}
