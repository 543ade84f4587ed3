import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { Leaderboard } from './components/leaderboard';
import { MissionList } from './components/mission-list';

/** Missions with how far each is, and the leaderboard of the week (MEM-13). */
export default function MissionsScreen() {
  const { t } = useTranslation('missions');
  const [tab, setTab] = useState<'missions' | 'leaderboard'>('missions');
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 max-w-2xl text-muted">{t('lead')}</p>
      </div>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'missions', label: t('tabs.missions') },
          { value: 'leaderboard', label: t('tabs.leaderboard') },
        ]}
      >
        <TabPanel value="missions" className="pt-6">
          <MissionList />
        </TabPanel>
        <TabPanel value="leaderboard" className="pt-6">
          <Leaderboard />
        </TabPanel>
      </Tabs>
    </div>
  );
}
