import { Link } from '@tanstack/react-router';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface CategoryLinksProps {
  games: readonly GameCard[];
  text: string;
  onChoose: () => void;
  onClose: () => void;
}

const MOST = 3;

/** Ways to all games of the same search, in the categories that were found in. */
export function CategoryLinks({ games, text, onChoose, onClose }: CategoryLinksProps) {
  const { t } = useTranslation(['games', 'lobby']);
  const types = [...new Set(games.map(({ type }) => type))].slice(0, MOST);
  if (types.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-line border-t pt-3">
      {types.map((type) => (
        <li key={type}>
          <Link
            to="/$category"
            params={{ category: CATEGORY_SEGMENTS[type] }}
            search={{ q: text }}
            onClick={() => {
              onChoose();
              onClose();
            }}
            className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-sm"
          >
            {t('games:find.more', { category: t(`lobby:type.${type}`) })}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
