import type { WorldSummary } from '@tonalli/qa/worlds';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useControl } from '../../control/control-context';
import { useAction } from '../../control/use-action';
import { showTime } from '../../shell/use-world-time';
import { ForkWorld } from './fork-world';
import { useSwitchWorld } from './use-switch-world';

/** One world: look at it, copy it, begin it anew, or drop it. */
export function WorldCard({ world }: { world: WorldSummary }) {
  const { t, i18n } = useTranslation();
  const control = useControl();
  const lookAt = useSwitchWorld();
  const [asked, setAsked] = useState<'resetWorld' | 'removeWorld' | null>(null);
  const reset = useAction('resetWorld');
  const remove = useAction('removeWorld');
  const { name } = world;
  const looked = control.world === name;
  const confirm = async () => {
    if (asked === 'resetWorld') await reset.mutateAsync({ name });
    else {
      await remove.mutateAsync({ name });
      if (looked) lookAt('default');
    }
  };
  return (
    <li>
      <Card className="flex h-full flex-col gap-3">
        <div className="flex items-center gap-2">
          <h2 className="truncate font-bold text-lg">{name}</h2>
          {looked ? <Badge tone="marigold">{t('worlds.looked')}</Badge> : null}
          <Badge tone={world.mode === 'frozen' ? 'info' : 'jade'} className="ms-auto">
            {t(`world.${world.mode}`)}
          </Badge>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
          <dt className="text-faint">{t('worlds.now')}</dt>
          <dd className="money">{showTime(world.now, i18n.language)}</dd>
          <dt className="text-faint">{t('worlds.scenarios')}</dt>
          <dd>{world.scenarios.join(', ') || t('worlds.none')}</dd>
          <dt className="text-faint">{t('worlds.expires')}</dt>
          <dd className="money">{world.expiresAt ? showTime(world.expiresAt, i18n.language) : t('worlds.never')}</dd>
        </dl>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button size="sm" disabled={looked} onClick={() => lookAt(name)}>
            {t('worlds.look')}
          </Button>
          <ForkWorld name={name} />
          <Button size="sm" variant="ghost" onClick={() => setAsked('resetWorld')}>
            {t('worlds.reset')}
          </Button>
          {name === 'default' ? null : (
            <Button size="sm" variant="ghost" onClick={() => setAsked('removeWorld')}>
              {t('worlds.delete')}
            </Button>
          )}
        </div>
        <ConfirmDialog
          open={asked !== null}
          onOpenChange={(open) => !open && setAsked(null)}
          title={t(asked === 'removeWorld' ? 'worlds.deleteTitle' : 'worlds.resetTitle', { name })}
          description={t('worlds.lost')}
          confirmLabel={t(asked === 'removeWorld' ? 'worlds.delete' : 'worlds.reset')}
          cancelLabel={t('cancel')}
          tone="danger"
          onConfirm={confirm}
        >
          {asked ? <CommandHint name={asked} input={{ name }} /> : null}
        </ConfirmDialog>
      </Card>
    </li>
  );
}
