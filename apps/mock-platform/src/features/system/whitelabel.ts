import type { ModuleId, WhitelabelNode } from '@tonalli/contracts/modules';
import { MODULES_OFF } from '../../world/operator-settings';
import type { World } from '../../world/world';

/** Modules by the part of the site that they belong to. */
const GROUPS = {
  LOGIN3: ['MOBILEVERCODELOGIN3', 'FREEPLAY3'],
  PASSWORD3: ['CHNGPASSMAIL3', 'CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'],
  REGISTER3: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
  AGENT3: ['AGENTPOLICY3'],
  REWARD3: ['PTSYS3'],
} as const satisfies Record<string, readonly ModuleId[]>;

/** The tree of module flags as it stands. */
export function whitelabelTree(world: World): WhitelabelNode[] {
  const off = world.settings.get(MODULES_OFF);
  const leaf = (modId: ModuleId) => ({ modId, enabled: !off.includes(modId), childrenNodes: [] });
  const groups = Object.entries(GROUPS).map(([modId, modules]) => ({
    modId,
    enabled: true,
    childrenNodes: modules.map(leaf),
  }));
  return [{ modId: 'WEB3', enabled: true, childrenNodes: groups }];
}
