import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { BadgeCheck, Copy, Download, type LucideIcon, MonitorSmartphone, ShieldAlert, Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../hooks/copy-text';
import { PATHS } from '../../paths';
import type { Device } from './device';
import { askToInstall, installStore } from './install-state';

/** What can be done here and now. */
type Situation = 'inside' | 'installed' | 'ready' | 'embedded' | 'guide' | 'desktop' | 'insecure' | 'unsupported';

const LOOKS: Record<Situation, { Icon: LucideIcon; colour: string }> = {
  inside: { Icon: BadgeCheck, colour: 'text-jade' },
  installed: { Icon: BadgeCheck, colour: 'text-jade' },
  ready: { Icon: Download, colour: 'text-marigold' },
  guide: { Icon: Smartphone, colour: 'text-marigold' },
  desktop: { Icon: MonitorSmartphone, colour: 'text-marigold' },
  embedded: { Icon: ShieldAlert, colour: 'text-marigold' },
  insecure: { Icon: ShieldAlert, colour: 'text-danger' },
  unsupported: { Icon: MonitorSmartphone, colour: 'text-info' },
};

/** Says what the visitor can do with this device and browser, and does it where the browser lets us (HELP-03). */
export function InstallCard({ device }: { device: Device }) {
  const { t } = useTranslation('install');
  const state = useSyncExternalStore(installStore.subscribe, installStore.read);
  const [asking, setAsking] = useState<'no' | 'yes' | 'refused'>('no');
  const situation = situationOf(state, device);
  const { Icon, colour } = LOOKS[situation];

  const install = async () => {
    setAsking('yes');
    setAsking((await askToInstall()) ? 'no' : 'refused');
  };
  const copy = () =>
    void copyText(window.location.origin + PATHS.appDownload, { done: t('act.copied'), failed: t('act.copyFailed') });
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-ink-deep/60 p-4 ring-1 ring-line ring-inset sm:p-5">
      <div role="status" className="flex items-start gap-3.5">
        <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${colour}`} />
        <div>
          <p className="font-semibold text-lg leading-snug">{t(`state.${situation}`)}</p>
          <p className="mt-0.5 text-muted">
            {asking === 'yes' ? t('state.waiting') : null}
            {asking === 'refused' && situation !== 'installed' ? t('state.dismissed') : null}
            {asking === 'no' || situation === 'installed' ? t(`state.${situation}Text`) : null}
          </p>
        </div>
      </div>
      {situation === 'ready' || asking === 'yes' ? (
        <Button size="lg" loading={asking === 'yes'} iconStart={<Download />} onClick={() => void install()}>
          {t('act.install')}
        </Button>
      ) : null}
      {situation === 'embedded' ? (
        <Button size="lg" variant="secondary" iconStart={<Copy />} onClick={copy}>
          {t('act.copy')}
        </Button>
      ) : null}
      {situation === 'inside' || situation === 'installed' ? (
        <Button variant="secondary" asChild>
          <Link to={PATHS.home}>{t('act.play')}</Link>
        </Button>
      ) : null}
    </div>
  );
}

function situationOf(state: ReturnType<typeof installStore.read>, device: Device): Situation {
  if (state !== 'none') return state;
  if (device.embedded) return 'embedded';
  if (!window.isSecureContext) return 'insecure';
  if (!device.installs) return 'unsupported';
  return device.system === 'desktop' ? 'desktop' : 'guide';
}
