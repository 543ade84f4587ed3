export interface AgentSearch {
  /** The session ended by itself, and the agent should know (AUTH-15). */
  ended?: true;
}

export const parseAgentSearch = ({ ended }: Record<string, unknown>): AgentSearch => (ended === true ? { ended } : {});
