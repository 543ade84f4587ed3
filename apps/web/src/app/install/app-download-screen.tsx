import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { type LucideIcon, PackageCheck, ShieldCheck, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { deviceOf, type PhoneSystem } from './device';
import { InstallCard } from './install-card';
import { InstallGuide } from './install-guide';
import { HomeScreenPicture } from './pictures/home-screen';

const route = getRouteApi('/app');

const BENEFITS = [
  { id: 'fast', Icon: Zap },
  { id: 'light', Icon: PackageCheck },
  { id: 'safe', Icon: ShieldCheck },
] as const satisfies readonly { id: string; Icon: LucideIcon }[];

/** How the app gets onto a phone or a computer: one button where the browser can, guides with pictures where not (HELP-03). */
export default function AppDownloadScreen() {
  const { t } = useTranslation('install');
  const { device: asked } = route.useSearch();
  const navigate = useNavigate({ from: '/app' });
  const device = deviceOf(window.navigator);
  const own: PhoneSystem = device.system === 'ios' ? 'ios' : 'android';
  const shown: PhoneSystem = asked === 'ios' || asked === 'android' ? asked : own;
  const onDesktop = device.system === 'desktop';
  const choose = (system: PhoneSystem) =>
    void navigate({ search: { device: system }, replace: true, resetScroll: false });
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-3 py-4 sm:px-6 sm:py-6">
      <section className="grid items-center gap-6 overflow-hidden rounded-2xl bg-linear-to-br from-marigold-soft via-surface to-surface p-5 shadow-card ring-1 ring-line ring-inset sm:p-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12 lg:p-12">
        <div className="flex flex-col gap-5">
          <div>
            <PageHeading title={t('page.title')} />
            <p className="mt-2 max-w-xl text-lg text-muted text-pretty">{t('page.lead')}</p>
          </div>
          <InstallCard device={device} />
          <ul className="grid gap-4 sm:grid-cols-3">
            {BENEFITS.map(({ id, Icon }) => (
              <li key={id} className="flex gap-3 sm:flex-col sm:gap-2">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-marigold" />
                <div>
                  <p className="font-semibold">{t(`benefit.${id}`)}</p>
                  <p className="mt-0.5 text-muted text-sm">{t(`benefit.${id}Text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <HomeScreenPicture label={t('page.stillLife')} className="mx-auto hidden h-auto w-full max-w-72 lg:block" />
      </section>
      <section aria-labelledby="guides" className="flex flex-col gap-4">
        <h2 id="guides" className="text-xl sm:text-2xl">
          {t('guide.title')}
        </h2>
        <SegmentedControl
          label={t('guide.device')}
          block
          className="lg:hidden"
          options={[
            { value: 'ios', label: t('guide.ios') },
            { value: 'android', label: t('guide.android') },
          ]}
          value={shown}
          onValueChange={choose}
        />
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
          {(['ios', 'android'] as const).map((system) => (
            <InstallGuide
              key={system}
              system={system}
              withCode={onDesktop}
              className={system === shown ? 'flex' : 'hidden lg:flex'}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
