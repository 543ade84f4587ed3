import type { ClaimedMission, MissionView } from '@tonalli/contracts/missions/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Progress } from '@tonalli/ui/progress/progress';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useClaimMission } from '../hooks/use-claim-mission';
import { useMissionTexts } from '../mission-texts';

const TIER_TONES: Record<MissionView['tier'], BadgeTone> = { bronze: 'neutral', silver: 'info', gold: 'marigold' };

interface MissionCardProps {
  mission: MissionView;
  onClaimed: (claimed: ClaimedMission) => void;
}

/** One mission: what it asks for, how far it is, what it gives, until when. */
export function MissionCard({ mission, onClaimed }: MissionCardProps) {
  const { t } = useTranslation('missions');
  const texts = useMissionTexts();
  const { title, text, tier, status, progress, target } = mission;
  return (
    <Card className="flex h-full flex-col gap-4" tone={status === 'LOCKED' ? 'sunken' : 'surface'}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-bold font-display text-lg">{title}</h3>
        <Badge tone={TIER_TONES[tier]}>{t(`tier.${tier}`)}</Badge>
      </div>
      <p className="-mt-2 grow text-muted text-sm">{text}</p>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
          <span className="money whitespace-nowrap font-semibold">{texts.progress(mission)}</span>
          <MissionEnd mission={mission} />
        </div>
        <Progress
          label={t('progressOf', { mission: title })}
          value={progress}
          max={target}
          valueText={texts.progress(mission)}
          tone={progress >= target ? 'jade' : 'marigold'}
        />
      </div>
      <MissionFoot mission={mission} onClaimed={onClaimed} />
    </Card>
  );
}

function MissionEnd({ mission: { endsAt, claimUntil, status } }: { mission: MissionView }) {
  const { t } = useTranslation('missions');
  const language = useLanguage();
  const at = status === 'CLAIMABLE' ? claimUntil : endsAt;
  const key = status === 'CLAIMABLE' ? 'claimUntil' : 'ends';
  return (
    <span className="text-faint text-xs">{at ? t(key, { date: formatDateTime(at, language) }) : t('always')}</span>
  );
}

function MissionFoot({ mission, onClaimed }: MissionCardProps) {
  const { t } = useTranslation('missions');
  const texts = useMissionTexts();
  const failureText = useFailureText();
  const claim = useClaimMission();
  const { id, windowFrom, title, status, after } = mission;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <ul className="flex flex-col text-sm">
          {texts.gifts(mission).map((gift) => (
            <li key={gift} className="font-semibold first:text-marigold-bright">
              {gift}
            </li>
          ))}
        </ul>
        {status === 'CLAIMABLE' ? (
          <Button
            variant="jade"
            size="sm"
            loading={claim.isPending}
            aria-label={t('claimOf', { mission: title })}
            onClick={() => claim.mutate({ id, windowFrom }, { onSuccess: onClaimed })}
          >
            {t('claim')}
          </Button>
        ) : null}
        {status === 'CLAIMED' ? (
          <Badge tone="jade" icon={<Check aria-hidden="true" />}>
            {t('claimed')}
          </Badge>
        ) : null}
      </div>
      {status === 'LOCKED' && after ? (
        <p className="flex items-center gap-2 text-muted text-sm">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {t('locked', { title: after.title })}
        </p>
      ) : null}
      {claim.error ? (
        <Alert tone="danger" announce>
          {failureText(claim.error)}
        </Alert>
      ) : null}
    </>
  );
}
