import type { Execution } from '@tonalli/contracts/content/wire';
import { type BannerWanted, replaceBanners, replaceTexts, type TextWanted } from '../../../features/content';
import type { World } from '../../../world/world';
import type { Recipe } from '../scenario';

/** Open tabs are told to read the announcements again. */
const change = (apply: (world: World) => void): Recipe => ({
  cook(world) {
    apply(world);
    world.events.publish({ type: 'status' });
    return [];
  },
});

type HomeBanner = Pick<BannerWanted, 'es' | 'en'> & Partial<BannerWanted>;

const PICTURES = ['home-slots', 'home-zalo', 'home-jackpot', 'home-welcome', 'home-deposit', 'home-game'] as const;

function toBanner(given: HomeBanner, index: number): BannerWanted {
  const picture = PICTURES[index % PICTURES.length] ?? PICTURES[0];
  return { id: `B-${index + 1}`, group: 'w_home', picture, linkType: 'NONE', url: '', ...given };
}

/** What the operator announces, in the place of all that was announced before. */
export const announced = {
  banners: (...banners: readonly HomeBanner[]) => change((world) => replaceBanners(world, banners.map(toBanner))),
  notices: (...notices: readonly TextWanted[]) => change((world) => replaceTexts(world, 'PL', notices)),
  popups: (...popups: readonly (TextWanted & { execution: Execution })[]) =>
    change((world) => replaceTexts(world, 'PU', popups)),
} as const;
