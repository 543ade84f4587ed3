import type { WheelSector, WheelSpin } from '@tonalli/contracts/wheel/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useLanguage } from '../../../hooks/use-language';
import { useSpin } from '../hooks/use-spin';
import { turnTo } from '../wheel-geometry';
import { PrizeWheel } from './prize-wheel';
import { SpinProof } from './spin-proof';
import { SpinResult } from './spin-result';

const TURNS = 6;
const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface ShownWheel {
  wheelId: string;
  title: string;
  sectors: readonly WheelSector[];
  spinsLeft: number;
  dailySpins: number;
  nextSpinAt: string;
  serverSeedHash: string;
}

/** The wheel, its button and what the last spin brought. */
export function WheelBoard({ wheel }: { wheel: ShownWheel }) {
  const { t } = useTranslation('wheel');
  const { queries } = useAppServices();
  const [turn, setTurn] = useState(0);
  const [spun, setSpun] = useState<WheelSpin | null>(null);
  const [isTurning, setTurning] = useState(false);
  const show = () => {
    setTurning(false);
    // Money and points came with the spin; they are shown once the wheel has stopped.
    for (const told of [queries.wheel, queries.wallet.balance, queries.points, queries.rewards]) void told.invalidate();
  };
  const { spin, isPending } = useSpin(wheel.wheelId, (made) => {
    setSpun(made);
    setTurn((before) => turnTo(before, made, wantsStillness() ? 0 : TURNS));
    if (wantsStillness()) show();
    else setTurning(true);
  });
  const isBusy = isPending || isTurning;
  return (
    <Card>
      <div className="grid items-center gap-6 lg:grid-cols-2">
        <PrizeWheel title={wheel.title} sectors={wheel.sectors} turn={turn} onStopped={show} />
        <div className="flex min-w-0 flex-col gap-4">
          <SpinsLeft wheel={wheel} />
          <Button size="lg" loading={isBusy} disabled={wheel.spinsLeft === 0} onClick={spin}>
            {isTurning ? t('spinning') : t('spin')}
          </Button>
          {spun && !isTurning ? <SpinResult spin={spun} sectors={wheel.sectors} /> : null}
          {spun && !isTurning ? (
            <details className="rounded-xl bg-raised px-4 py-3">
              <summary className="cursor-pointer font-semibold">{t('proof.title')}</summary>
              <div className="pt-3">
                <SpinProof spin={spun} />
              </div>
            </details>
          ) : null}
          <dl>
            <dt className="text-faint text-xs">{t('proof.before')}</dt>
            <dd className="break-all font-mono text-muted text-xs">{wheel.serverSeedHash}</dd>
          </dl>
        </div>
      </div>
    </Card>
  );
}

function SpinsLeft({ wheel: { spinsLeft, dailySpins, nextSpinAt } }: { wheel: ShownWheel }) {
  const { t } = useTranslation('wheel');
  const language = useLanguage();
  return (
    <div>
      <p className="font-bold font-display text-xl">{spinsLeft > 0 ? t('left', { count: spinsLeft }) : t('none')}</p>
      <p className="text-muted text-sm">
        {spinsLeft > 0 ? t('daily', { count: dailySpins }) : t('next', { date: formatDateTime(nextSpinAt, language) })}
      </p>
    </div>
  );
}
