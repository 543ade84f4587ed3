import { setRate } from '../../people/rates';
import { mintPlayer, type Player } from '../../testing/log-in';
import type { World } from '../../world/world';

export type Team = Record<
  'top' | 'left' | 'right' | 'deep' | 'ana' | 'luis' | 'rosa' | 'lone',
  Player & { username: string }
>;

/**
 * top (agent) ─┬─ left (agent) ─┬─ ana
 *              │                └─ deep (agent) ── luis
 *              └─ right (agent) ── rosa            and, beside all of them, lone (agent)
 *
 * Rates of slots: top 120, left 100, deep 80; everybody else has none.
 */
export async function plantTeam(world: World): Promise<Team> {
  const mint = (name: string, uplineId?: string, type: 0 | 1 | 2 = 0) =>
    mintPlayer(world, { username: name, type, balanceMinor: name.length * 100, ...(uplineId ? { uplineId } : {}) });
  const top = await mint('topagent', undefined, 1);
  const left = await mint('leftagent', top.id, 2);
  const right = await mint('rightagent', top.id, 2);
  const deep = await mint('deepagent', left.id, 2);
  const ana = await mint('anaplayer', left.id);
  const luis = await mint('luisplayer', deep.id);
  const rosa = await mint('rosaplayer', right.id);
  const lone = await mint('loneagent', undefined, 1);
  for (const [{ id }, rateBp] of [
    [top, 120],
    [left, 100],
    [deep, 80],
  ] as const) {
    setRate(world, { memberId: id, category: 'RNG', rateBp, setBy: 'test' });
  }
  return { top, left, right, deep, ana, luis, rosa, lone };
}
