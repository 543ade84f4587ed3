import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { ChartColumn, CirclePause, Clock, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';

const TOOLS = [
  { name: 'limits', page: 'protection', hash: 'limits', Icon: SlidersHorizontal },
  { name: 'time', page: 'protection', hash: 'time', Icon: Clock },
  { name: 'breaks', page: 'protection', hash: 'breaks', Icon: CirclePause },
  { name: 'profit', page: 'personalProfit', hash: '', Icon: ChartColumn },
] as const satisfies readonly { name: string; page: string; hash: string; Icon: LucideIcon }[];

/** The tools that a text on responsible gaming speaks of, within reach before anything is read. */
export function ProtectionLinks() {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('protection.label')} className="mt-6 print:hidden">
      <ul className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        {TOOLS.map(({ name, page, hash, Icon }) => (
          <li key={name}>
            <Button
              asChild
              variant="secondary"
              className="h-full w-full justify-start text-start max-sm:px-3 max-sm:text-sm"
            >
              <Link to={PATHS.member} search={{ page }} hash={hash}>
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {t(`protection.${name}`)}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
