import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { ChevronDown, ChevronRight, FileSignature } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AGENT_PAGE_GROUPS, isOpenToAgent } from '../../features/team/agent-pages';
import { PATHS } from '../../paths';
import { useConsolidated } from '../session/use-consolidated';

/**
 * The way from somebody in the tree to an offer of each kind of contract that the agent has (CON-02). The kinds unfold in
 * place: a menu would lie behind the dialog that this stands in.
 */
export function OfferContract({ memberId }: { memberId: string }) {
  const { t } = useTranslation('team');
  const { consolidated } = useConsolidated();
  const [open, setOpen] = useState(false);
  const id = useId();
  const pages = AGENT_PAGE_GROUPS.contracts.filter((page) => isOpenToAgent(page, consolidated));
  if (pages.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        iconStart={<FileSignature aria-hidden="true" />}
        iconEnd={<ChevronDown aria-hidden="true" className={open ? 'rotate-180' : ''} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('offer')}
      </Button>
      <ul id={id} hidden={!open} className="grid w-full gap-2 rounded-lg bg-raised p-2 sm:grid-cols-2">
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={PATHS.agentHome}
              search={{ page, part: 'team', offer: memberId }}
              className="flex min-h-11 items-center justify-between gap-3 rounded-md px-3 font-semibold text-sm text-text no-underline hover:bg-overlay"
            >
              {t(`page.${page}`)}
              <ChevronRight aria-hidden="true" className="size-4 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
