import { expect, it } from 'vitest';
import { operatedSlips, requireSlip, showSlip } from '../../features/sports-bets';
import { findMemberByUsername } from '../../people/find-member';
import { servePlatform } from '../../testing/stage';
import { applyScenarios } from './apply-scenarios';
import { bundledScenarios } from './registry';

const platform = await servePlatform({ seed: 'light' });

const open = { state: 'OPEN', payoutMinor: 0, openStakeMinor: 5_000 };

it.each<[string, string, object, readonly object[]]>([
  ['slip-open', 'sencilla', { ...open, isCashable: true }, [{ result: null }]],
  ['slip-parlay-one-won', 'combina', open, [{ result: 'WON' }, { result: null }, { result: null }]],
  ['slip-half-won', 'mitad', { state: 'WON' }, [{ result: 'HALF_WON', match: { score: { home: 2, away: 1 } } }]],
  ['slip-part-sold', 'vende', { state: 'OPEN', openStakeMinor: 2_500 }, [{ result: null }]],
  ['slip-match-void', 'anula', { state: 'VOID', payoutMinor: 5_000 }, [{ result: 'VOID', voidReason: 'cancelled' }]],
  ['slip-corrected', 'corrige', { state: 'LOST', payoutMinor: 0 }, [{ result: 'LOST', isCorrected: true }]],
])('QA-01 QA-08 GAME-15 %s leaves the slip as it says', (...[name, username, slip, legs]) => {
  const world = platform.worlds.create();
  const scenario = bundledScenarios().filter((one) => one.name === name);
  applyScenarios(platform.worlds, world, scenario);
  const memberId = findMemberByUsername(world, username)?.id ?? '';
  const shown = showSlip(world, requireSlip(world, operatedSlips(world).lastOf(memberId)?.roundId ?? ''));
  expect(shown).toMatchObject({ ...slip, legs });
  expect(world.ledger.balance(memberId, 'member.main')).toBe(45_000 + shown.payoutMinor);
  expect(world.ledger.audit().findings).toEqual([]);
});
