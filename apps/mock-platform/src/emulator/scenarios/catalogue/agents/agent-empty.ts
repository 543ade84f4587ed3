import { agent } from '../../recipes/agent';
import { scenario } from '../../scenario';

export const agentEmpty = scenario({
  name: 'agent-empty',
  group: 'agents',
  title: { en: 'An agent without anybody', es: 'Un agente sin nadie' },
  description: { en: 'Nobody was brought in yet.', es: 'Todavía no ha traído a nadie.' },
  lookAt: [{ en: 'Agent centre: the team', es: 'Centro de agentes: el equipo' }],
  recipes: () => [agent('solo')],
});
