import { agent } from '../../recipes/agent';
import { scenario } from '../../scenario';

export const agentDeep = scenario({
  name: 'agent-deep',
  group: 'agents',
  title: { en: 'An agent with a deep downline', es: 'Un agente con una red profunda' },
  description: {
    en: 'Four levels and sixty players below, all of whom have played.',
    es: 'Cuatro niveles y sesenta jugadores por debajo, que ya jugaron.',
  },
  lookAt: [{ en: 'Agent centre: the team by level', es: 'Centro de agentes: el equipo por nivel' }],
  recipes: () => [agent('alma').withDownline({ depth: 4, members: 60 }).withBalance('8000.00')],
});
