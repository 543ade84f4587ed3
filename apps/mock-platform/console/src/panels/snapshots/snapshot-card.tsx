import type { AnswerOf } from '@tonalli/qa/control-command';
import type { SNAPSHOT_COMMANDS } from '@tonalli/qa/snapshots';
import { Alert } from '@tonalli/ui/alert/alert';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../components/save-file';
import { useAction } from '../../control/use-action';
import { showTime } from '../../shell/use-world-time';
import { bytesOf } from './base64';

export type Snapshot = AnswerOf<typeof SNAPSHOT_COMMANDS.listSnapshots>[number];

const MEGABYTE = 1_024 * 1_024;

interface SnapshotCardProps {
  snapshot: Snapshot;
  onAsk: (what: 'restoreSnapshot' | 'deleteSnapshot') => void;
}

/** One snapshot: to go back to, take home, or drop. */
export function SnapshotCard({ snapshot, onAsk }: SnapshotCardProps) {
  const { t, i18n } = useTranslation();
  const take = useAction('exportSnapshot');
  const { name, world, now, mode, createdAt, scenarios, fits, sizeBytes, schemaVersion } = snapshot;
  const size = (sizeBytes / MEGABYTE).toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  const download = () =>
    take.mutate(
      { name },
      { onSuccess: ({ file }) => saveFile(`${name}.snapshot`, bytesOf(file), 'application/octet-stream') },
    );
  return (
    <li>
      <Card className="flex h-full flex-col gap-3 sm:p-5">
        <div className="flex items-center gap-2">
          <h3 className="truncate font-bold text-lg">{name}</h3>
          <Badge className="ms-auto">{size} MB</Badge>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
          <dt className="text-faint">{t('snapshots.of')}</dt>
          <dd className="truncate">{world}</dd>
          <dt className="text-faint">{t('snapshots.at')}</dt>
          <dd className="money">
            {showTime(now, i18n.language)} · {t(`world.${mode}`)}
          </dd>
          <dt className="text-faint">{t('snapshots.made')}</dt>
          <dd className="money">{showTime(createdAt, i18n.language)}</dd>
          <dt className="text-faint">{t('worlds.scenarios')}</dt>
          <dd>{scenarios.join(', ') || t('worlds.none')}</dd>
        </dl>
        {fits ? null : <Alert tone="warning">{t('snapshots.unfit', { version: schemaVersion })}</Alert>}
        <div className="mt-auto flex flex-wrap gap-2">
          <Button size="sm" disabled={!fits} onClick={() => onAsk('restoreSnapshot')}>
            {t('snapshots.restore')}
          </Button>
          <Button size="sm" variant="secondary" loading={take.isPending} onClick={download}>
            {t('snapshots.export')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onAsk('deleteSnapshot')}>
            {t('snapshots.delete')}
          </Button>
        </div>
      </Card>
    </li>
  );
}
