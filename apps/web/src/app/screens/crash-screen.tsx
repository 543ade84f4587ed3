import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { Button } from '@tonalli/ui/button/button';
import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../../components/full-page';
import { useFailureText } from '../../hooks/use-failure-text';
import { PATHS } from '../../paths';
import { isWorthRetrying, readFailure } from '../../trpc/platform-failure';
import { toChunkError } from '../chunks/chunk-error';

/** Codes whose own words tell more than that something went wrong (SYS-11, SYS-12). */
const saysWhy = (code: ErrorCode): boolean => code === 'DOMAIN_UNKNOWN' || isWorthRetrying(code);

/** A page that could not be shown: a chunk or an answer that did not arrive, or a fault of ours. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['system', 'common', 'errors']);
  const failureText = useFailureText();
  const router = useRouter();

  const missing = toChunkError(error);
  if (missing) {
    return (
      <FullPage icon={Unplug} title={t(`errors:${missing.code}`)} text={t('system:chunk.text')}>
        <Button onClick={() => window.location.reload()}>{t('common:actions.retry')}</Button>
      </FullPage>
    );
  }
  const { code, requestId } = readFailure(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <FullPage
      icon={Unplug}
      title={saysWhy(code) ? failureText(error) : t('system:crash.title')}
      text={requestId ? t('common:reference', { id: requestId }) : t('system:crash.text')}
    >
      <Button onClick={retry}>{t('common:actions.retry')}</Button>
      <Button variant="secondary" asChild>
        <Link to={PATHS.home}>{t('common:actions.home')}</Link>
      </Button>
    </FullPage>
  );
}
