import { agent } from '../../recipes/agent';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noAgentContracts = scenario({
  name: 'no-agent-contracts',
  group: 'operator',
  title: { en: 'No agent contracts', es: 'Sin contratos de agentes' },
  description: {
    en: 'Agents see their team, and no contracts or salaries.',
    es: 'Los agentes ven su equipo, sin contratos ni salarios.',
  },
  lookAt: [{ en: 'Agent centre', es: 'Centro de agentes' }],
  recipes: () => [operator.modulesOff('AGENTPOLICY3'), agent('ines')],
});
