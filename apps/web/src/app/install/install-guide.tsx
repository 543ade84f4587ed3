import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { lazyPart } from '../chunks/lazy-screen';
import type { PhoneSystem } from './device';
import { AndroidConfirm, AndroidInstall, AndroidMenu } from './pictures/android-steps';
import { IosAdd, IosConfirm, IosShare } from './pictures/ios-steps';

const QrCode = lazyPart(async () => ({ default: (await import('../../components/qr-code')).QrCode }));

const STEPS = {
  ios: [
    { id: 'iosShare', Picture: IosShare },
    { id: 'iosAdd', Picture: IosAdd },
    { id: 'iosConfirm', Picture: IosConfirm },
  ],
  android: [
    { id: 'androidMenu', Picture: AndroidMenu },
    { id: 'androidInstall', Picture: AndroidInstall },
    { id: 'androidConfirm', Picture: AndroidConfirm },
  ],
} as const;

interface InstallGuideProps {
  system: PhoneSystem;
  /** On a screen that is no phone: the code that opens the guide on one. */
  withCode: boolean;
  className?: string;
}

/** The three steps of one system, each with its picture (HELP-03). */
export function InstallGuide({ system, withCode, className }: InstallGuideProps) {
  const { t } = useTranslation('install');
  return (
    <section
      aria-labelledby={`guide-${system}`}
      className={clsx(
        'flex-col gap-5 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line ring-inset sm:p-6',
        className,
      )}
    >
      <div className="flex items-center justify-between gap-5">
        <div>
          <h3 id={`guide-${system}`} className="text-xl">
            {t(`guide.${system}`)}
          </h3>
          {withCode ? <p className="mt-1.5 max-w-52 text-muted text-sm">{t('guide.scan')}</p> : null}
        </div>
        {withCode ? <DeviceCode system={system} /> : null}
      </div>
      <ol className="grid gap-x-4 gap-y-6 sm:grid-cols-3">
        {STEPS[system].map(({ id, Picture }, index) => (
          <li key={id} className="flex items-center gap-4 sm:flex-col sm:items-stretch">
            <Picture className="h-auto w-36 shrink-0 rounded-lg bg-ink sm:w-full" />
            <div className="min-w-0">
              <p className="font-semibold text-marigold text-sm">{t('guide.step', { number: index + 1 })}</p>
              <p className="mt-1 text-pretty">
                <Marked text={t(`guide.${id}`)} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function DeviceCode({ system }: { system: PhoneSystem }) {
  const { t } = useTranslation('install');
  const url = `${window.location.origin}${PATHS.appDownload}?device=${system}`;
  const label = t('guide.qr', { device: t(`guide.${system}`) });
  return (
    <Suspense fallback={<Skeleton className="size-36 shrink-0 rounded-md" />}>
      <QrCode value={url} label={label} className="size-36 shrink-0 rounded-md" />
    </Suspense>
  );
}

/** Words between `<b>` and `</b>` stand out: what is to be looked for on the screen. */
function Marked({ text }: { text: string }) {
  const parts = text.split(/<\/?b>/).map((part, index) => ({ part, strong: index % 2 === 1, key: `${index}:${part}` }));
  return parts.map(({ part, strong, key }) =>
    strong ? <strong key={key}>{part}</strong> : <span key={key}>{part}</span>,
  );
}
