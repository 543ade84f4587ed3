import { z } from 'zod';

/** Whitelabel module ids that gate a feature, with what they turn on. */
export const MODULES = {
  CHNGPASSMAIL3: 'Forgotten password by email',
  CHNGPASSVERIF3: 'Forgotten password by phone',
  USERNAMEREG3: 'Registration by username',
  MOBILENUMREG3: 'Registration by mobile number',
  MOBILENUMPASSREG3: 'Password asked for in mobile registration',
  REGMOBVERF3: 'SMS verification in registration',
  AGENTPOLICY3: 'Agent contracts and salaries',
  PTSYS3: 'Reward centre and points',
  FREEPLAY3: 'Free trial games',
  PWDEXPFORCECHANGE3: 'Forced change of an expired password',
  MOBILEVERCODELOGIN3: 'Login by SMS code',
} as const;

export type ModuleId = keyof typeof MODULES;

export const MODULE_IDS = Object.keys(MODULES) as ModuleId[];

export interface WhitelabelNode {
  modId: string;
  enabled: boolean;
  childrenNodes: WhitelabelNode[];
}

/** One node of the whitelabel tree; ids that this product does not know are kept and ignored. */
export const WhitelabelNode: z.ZodType<WhitelabelNode> = z.object({
  modId: z.string(),
  enabled: z.boolean(),
  get childrenNodes() {
    return z.array(WhitelabelNode);
  },
});

/** The modules that are on: a node counts only when every node above it is enabled too. */
export function enabledModules(tree: readonly WhitelabelNode[]): Set<ModuleId> {
  const enabled = new Set<ModuleId>();
  const visit = (nodes: readonly WhitelabelNode[]) => {
    for (const node of nodes) {
      if (!node.enabled) continue;
      if (isModuleId(node.modId)) enabled.add(node.modId);
      visit(node.childrenNodes);
    }
  };
  visit(tree);
  return enabled;
}

export function isModuleId(value: string): value is ModuleId {
  return Object.hasOwn(MODULES, value);
}
