import { useNavigate } from '@tanstack/react-router';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import type { MouseEvent } from 'react';
import { useStartGame } from '../../features/lobby/hooks/use-start-game';
import { lotteryOf, soleVendor, vendorTarget } from '../../game-pages';
import { useLanguage } from '../../hooks/use-language';
import { useAppServices } from '../app-services-context';

type Category = Bootstrap['categories'][number];
export type LaunchCategory = (event: MouseEvent, category: Category) => void;

/**
 * Takes over the press of a category's link where its only vendor is launched at once (NAV-03): a visitor logs in first.
 * Lotteries and vendors with a list of games are pages, and so is a vendor none of whose games can be started.
 */
export function useLaunchCategory(): LaunchCategory {
  const { queries } = useAppServices();
  const language = useLanguage();
  const navigate = useNavigate();
  const { start } = useStartGame();

  const launch = async (type: Category['type'], vendor: string) => {
    const input = { language, type, vendor, page: 1, pageSize: LOBBY_PAGE_SIZE };
    // The category page opens instead, and reports the failure itself.
    const listed = await queries.lobby.games.fetch(input).catch(() => null);
    const game = listed?.games.find(({ open }) => open);
    if (game) start(game);
    else void navigate(vendorTarget(type, vendor));
  };

  return (event, category) => {
    const vendor = soleVendor(category);
    const { type } = category;
    if (!vendor || vendor.opensList || lotteryOf({ type, vendor: vendor.code })) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void launch(type, vendor.code);
  };
}
