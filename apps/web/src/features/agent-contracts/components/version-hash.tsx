import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHashCheck } from '../hooks/use-hash-check';

interface VersionHashProps {
  terms: ContractTerms;
  hash: string;
}

/** What a version is known by, and whether the terms that are shown have just that hash. */
export function VersionHash({ terms, hash }: VersionHashProps) {
  const { t } = useTranslation('agent-contracts');
  const check = useHashCheck(terms, hash);
  return (
    <>
      <code className="break-all font-normal text-faint text-xs">{hash}</code>
      {check === 'same' ? (
        <p className="mt-1 flex items-start gap-1.5 font-normal text-jade text-xs">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {t('versions.same')}
        </p>
      ) : null}
      {check === 'differs' ? (
        <p role="alert" className="mt-1 flex items-start gap-1.5 font-normal text-danger text-xs">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {t('versions.differs')}
        </p>
      ) : null}
    </>
  );
}
