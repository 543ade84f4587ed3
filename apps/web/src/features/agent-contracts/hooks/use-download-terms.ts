import type { ContractDetail, ContractView } from '@tonalli/contracts/agent-contracts/api';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../hooks/save-file';
import { useMomentText } from './use-moment-text';
import { useTermsRows } from './use-terms-rows';
import { useTermsWords } from './use-terms-words';

type Version = ContractDetail['versions'][number];

/** Saves a version of a contract as a text that both sides can keep: in words, by name, and as the data that its hash is of. */
export function useDownloadTerms(contract: ContractView): (version: Version) => void {
  const { t } = useTranslation('agent-contracts');
  const moment = useMomentText();
  const words = useTermsWords();
  const rows = useTermsRows();
  return ({ version, terms, hash, offeredAt, acceptedAt, effectiveFrom }) => {
    const text = [
      t('file.title', { kind: t(`kind.${contract.kind}.title`), id: contract.contractId }),
      contract.other ? t('file.with', { name: contract.other.name }) : t('panel.withHouse'),
      `${t('versions.number', { version })} · SHA-256 ${hash}`,
      t('versions.offered', { when: moment(offeredAt) }),
      ...(acceptedAt ? [t('versions.accepted', { when: moment(acceptedAt) })] : []),
      ...(effectiveFrom ? [t('versions.from', { when: moment(effectiveFrom) })] : []),
      '',
      ...words(terms).map((sentence) => `- ${sentence.text}`),
      '',
      ...rows(terms).map(({ label, value }) => `${label}: ${value}`),
      '',
      JSON.stringify(terms, null, 2),
      '',
    ].join('\n');
    saveFile(text, { name: `${contract.contractId}-v${version}.txt`, type: 'text/plain' });
  };
}
