import { useNavigate } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Select } from '@tonalli/ui/select/select';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useControl } from '../control/control-context';
import { useControlQuery } from '../control/use-control-query';
import { useWorldTime } from './use-world-time';

/** Which world is looked at, what time it is there, and the way into the web app in it. */
export function WorldBar() {
  const { t } = useTranslation();
  const { world } = useControl();
  const navigate = useNavigate();
  const { data: worlds = [] } = useControlQuery('listWorlds', {});
  const current = worlds.find(({ name }) => name === world);
  const choose = (name: string) => void navigate({ to: '.', search: name === 'default' ? {} : { world: name } });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full md:me-auto">
      <Select
        aria-label={t('world.choose')}
        value={world}
        onChange={(event) => choose(event.target.value)}
        options={(current ? worlds : [{ name: world }, ...worlds]).map(({ name }) => ({ value: name, label: name }))}
      />
      {current ? <WorldTime world={current} /> : <span className="text-danger text-sm">{t('world.gone')}</span>}
      {current?.openUrl ? (
        <Button asChild size="sm" variant="secondary" iconEnd={<ExternalLink aria-hidden="true" className="size-4" />}>
          <a href={current.openUrl} target="_blank" rel="noreferrer">
            {t('world.open')}
          </a>
        </Button>
      ) : null}
    </div>
  );
}

function WorldTime({ world }: { world: { now: string; mode: 'live' | 'frozen' } }) {
  const { t } = useTranslation();
  const time = useWorldTime(world);
  return (
    <span className="money whitespace-nowrap text-muted text-sm max-sm:text-xs">
      {time} · {t(`world.${world.mode}`)}
    </span>
  );
}
