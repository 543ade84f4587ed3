import { useRouter } from '@tanstack/react-router';
import type { Banner } from '@tonalli/contracts/content/api';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenGame } from '../../../hooks/use-open-game';
import { bannerTarget } from '../banner-target';

interface BannerLinkProps {
  banner: Banner;
  /** False: out of sight, so that keys pass it by. */
  reachable?: boolean;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

const LOOKS = 'block size-full text-start no-underline focus-visible:-outline-offset-4';

/** What a banner is pressed on: a page of this app, a game, another site in a tab of its own, or nothing. */
export function BannerLink({ banner, reachable = true, onFollow, children }: BannerLinkProps) {
  const { t } = useTranslation('content');
  const router = useRouter();
  const openGame = useOpenGame();
  const target = bannerTarget(banner);
  const place = { className: LOOKS, tabIndex: reachable ? undefined : -1 };
  if (target === null) return <div className={LOOKS}>{children}</div>;
  if (target.kind === 'game') {
    const play = () => {
      onFollow?.();
      openGame(target.game);
    };
    return (
      <button type="button" onClick={play} {...place}>
        {children}
      </button>
    );
  }
  if (target.kind === 'outer') {
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer" draggable={false} {...place}>
        {children}
        <span className="sr-only">, {t('banner.newTab')}</span>
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void router.navigate({ href: target.href });
  };
  return (
    <a href={target.href} onClick={follow} draggable={false} {...place}>
      {children}
    </a>
  );
}
