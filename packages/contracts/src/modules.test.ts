import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enabledModules, isModuleId, MODULE_IDS, WhitelabelNode } from './modules';

const leaf = (modId: string, enabled = true, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
});

describe('modules', () => {
  it('SYS-01 knows the eleven flags of the specification', () => {
    expect(MODULE_IDS.toSorted()).toEqual([
      'AGENTPOLICY3',
      'CHNGPASSMAIL3',
      'CHNGPASSVERIF3',
      'FREEPLAY3',
      'MOBILENUMPASSREG3',
      'MOBILENUMREG3',
      'MOBILEVERCODELOGIN3',
      'PTSYS3',
      'PWDEXPFORCECHANGE3',
      'REGMOBVERF3',
      'USERNAMEREG3',
    ]);
  });

  it('SYS-01 a module is on when it and every node above it are', () => {
    const tree = [
      leaf('ROOT', true, [leaf('FREEPLAY3'), leaf('PTSYS3', false, [leaf('AGENTPOLICY3')])]),
      leaf('OFF', false, [leaf('USERNAMEREG3')]),
      leaf('MOBILENUMREG3', true, [leaf('MOBILENUMPASSREG3')]),
      leaf('toString'),
    ];
    expect([...enabledModules(tree)].toSorted()).toEqual(['FREEPLAY3', 'MOBILENUMPASSREG3', 'MOBILENUMREG3']);
    expect([isModuleId('PTSYS3'), isModuleId('ptsys3'), isModuleId('toString')]).toEqual([true, false, false]);
  });

  it('SYS-01 turning a node off never turns a module on', () => {
    const nodes = (children: fc.Arbitrary<WhitelabelNode[]>) =>
      fc.array(
        fc.record({
          modId: fc.constantFrom(...MODULE_IDS, 'OTHER'),
          enabled: fc.boolean(),
          childrenNodes: children,
        }),
        { maxLength: 4 },
      );
    const tree = nodes(nodes(nodes(fc.constant([]))));
    fc.assert(
      fc.property(tree, (roots) => {
        const before = enabledModules(WhitelabelNode.array().parse(JSON.parse(JSON.stringify(roots))));
        const without = enabledModules(roots.map((root, index) => (index === 0 ? { ...root, enabled: false } : root)));
        expect([...without].filter((id) => !before.has(id))).toEqual([]);
      }),
    );
  });

  it('SYS-01 reads a tree of any depth and refuses a node without children list', () => {
    const deep = Array.from({ length: 50 }).reduce<WhitelabelNode>((child) => leaf('N', true, [child]), leaf('PTSYS3'));
    expect([...enabledModules([WhitelabelNode.parse(deep)])]).toEqual(['PTSYS3']);
    expect(WhitelabelNode.safeParse({ modId: 'PTSYS3', enabled: true }).success).toBe(false);
  });
});
