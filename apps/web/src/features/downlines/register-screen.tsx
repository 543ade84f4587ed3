import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { useMemberSearch } from '../../hooks/use-member-search';
import { InviteLinks } from './components/invite-links';
import { ManyAccounts } from './components/many-accounts';
import { OneAccount } from './components/one-account';

const WAYS = ['one', 'many', 'links'] as const;
interface RegisterSearch {
  way?: (typeof WAYS)[number];
}

function parseSearch({ way }: Record<string, unknown>): RegisterSearch {
  const known = WAYS.find((each) => each === way);
  return known ? { way: known } : {};
}

/** Where an agent opens accounts below, one by one or many at once, and makes links to invite by (AG-03). */
export default function RegisterScreen() {
  const { t } = useTranslation('downlines');
  const { search, show } = useMemberSearch(parseSearch);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={t('register.title')} />
        <p className="mt-1 max-w-prose text-muted">{t('register.lead')}</p>
      </div>
      <Tabs
        label={t('register.tabs')}
        items={WAYS.map((value) => ({ value, label: t(`register.${value}`) }))}
        value={search.way ?? 'one'}
        onValueChange={(way) => show({ way })}
      >
        <TabPanel value="one">
          <OneAccount />
        </TabPanel>
        <TabPanel value="many">
          <ManyAccounts />
        </TabPanel>
        <TabPanel value="links">
          <InviteLinks />
        </TabPanel>
      </Tabs>
    </div>
  );
}
