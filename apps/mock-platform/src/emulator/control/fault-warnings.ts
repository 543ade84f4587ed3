import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import type { Fault } from '@tonalli/qa/faults';
import { findMember, findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';

/** Why a fault will meet no call, or not as it looks. Empty when nothing is odd about it. */
export function warningsOf(world: World, fault: Fault): string[] {
  return [...ofMember(world, fault), ...ofCounting(fault), ...ofEffect(fault)];
}

const endpointNamed = (name: string): Endpoint | undefined =>
  new Map<string, Endpoint>(Object.entries(ENDPOINTS)).get(name);

function ofMember(world: World, { member, endpoint }: Fault): string[] {
  if (member === undefined) return [];
  const warnings: string[] = [];
  if (!findMember(world, member) && !findMemberByUsername(world, member)) {
    warnings.push(`nobody in this world is called "${member}" so far: the fault meets no call until somebody is`);
  }
  if (endpointNamed(endpoint)?.token === 'none') {
    warnings.push(`${endpoint} carries no token, so nobody knows whose call it is: the fault meets none`);
  }
  return warnings;
}

function ofCounting({ nth, count, probability }: Fault): string[] {
  if (nth === undefined) return [];
  const warnings: string[] = [];
  if (probability !== undefined) warnings.push(`only call ${nth} is looked at, and chance may still spare it`);
  if (count !== undefined && count > 1) warnings.push(`call ${nth} comes once: a count of ${count} is never reached`);
  return warnings;
}

function ofEffect({ endpoint, effect }: Fault): string[] {
  const isGame = endpoint.startsWith('play.');
  const definition = endpointNamed(endpoint);
  if (!definition && !isGame) return [];
  const never = 'the fault meets no call';
  switch (effect.kind) {
    case 'corrupted-seal':
    case 'rotated-key':
      return definition?.body === 'sealed' ? [] : [`${endpoint} is not sealed: ${never}`];
    case 'expired-token':
      return definition?.token === 'none' ? [`${endpoint} carries no token: ${never}`] : [];
    case 'stale':
      return definition?.method === 'GET'
        ? []
        : [`${endpoint} is no read: its work is done all the same, and an old answer given`];
    default:
      return [];
  }
}
