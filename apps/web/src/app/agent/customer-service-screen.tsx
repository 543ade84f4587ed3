import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { ContactBlock } from '../help/contact-block';

/** Every open channel of the customer service, within the agents' centre (AG-08). */
export default function CustomerServiceScreen() {
  const { t } = useTranslation('team');
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('page.customerService')} />
      <ContactBlock />
    </div>
  );
}
