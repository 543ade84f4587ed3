import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { OwnDataCard } from './components/own-data-card';

/** What the member may take along of what is stored of them (MEM-17). */
export default function OwnDataScreen() {
  const { t } = useTranslation('account');
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={t('page.ownData')} />
        <p className="mt-1 max-w-prose text-muted">{t('ownData.lead')}</p>
      </div>
      <OwnDataCard />
    </div>
  );
}
