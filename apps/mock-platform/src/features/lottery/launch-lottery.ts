import type { launchLottery as endpoint } from '@tonalli/contracts/lottery/wire';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { isOwnBackUrl } from '../play';
import { requireOpen } from './open-lottery';

const PAGES = { VN: '/vnLottery', SEA: '/seaLottery', LOTT: '/lottery' } as const;

/** A lottery is played on a page of the web app: the answer leads there, on the origin that was asked from. */
export const launchLottery: Verb<typeof endpoint> = ({ ctx: { world, request }, input }) => {
  const { lottery } = requireOpen(world, input.gameCode);
  if (lottery.area !== input.lottoArea || lottery.prizeMode !== input.prizeMode)
    throw new PlatformFailure('GAME_NOT_FOUND');
  if (!isOwnBackUrl(input.backUrl, { world, host: request.host }))
    throw new PlatformFailure('INVALID_REQUEST', { fields: { backUrl: { patternId: 'invalid_format' } } });
  const url = new URL(PAGES[lottery.area], input.backUrl);
  url.search = new URLSearchParams({
    ...{ gameCode: lottery.code, view: input.view, lang: input.language.toLowerCase() },
  }).toString();
  return { url: url.href };
};
