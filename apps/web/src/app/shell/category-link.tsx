import { Link } from '@tanstack/react-router';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import type { ReactNode } from 'react';
import { categoryTarget } from '../../game-pages';
import { useBootstrap } from '../../hooks/use-bootstrap';
import type { LaunchCategory } from './use-launch-category';

interface CategoryLinkProps {
  category: Bootstrap['categories'][number];
  /** Read once by the menu, since links are many. */
  launch: LaunchCategory;
  onChoose?: (() => void) | undefined;
  /** Whether its drop-down is open. */
  expanded?: boolean | undefined;
  className: string;
  children: ReactNode;
}

/** The way to a category from every menu (NAV-03). */
export function CategoryLink({ category, launch, onChoose, expanded, className, children }: CategoryLinkProps) {
  const { categories } = useBootstrap();
  return (
    <Link
      {...categoryTarget(category.type, categories)}
      activeOptions={{ includeSearch: false }}
      aria-expanded={expanded}
      onClick={(event) => {
        onChoose?.();
        launch(event, category);
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
