import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** Whether uplines may pay downlines out of what they get and hold; otherwise the house pays everybody (CON-08). */
export const UPLINES_PAY = defineSetting('agent-contracts.uplinesPay', z.boolean(), false);

/** The most that may be paid on the bets of a category, in hundredths of a percent of what the house expects of them. */
export const EDGE_SHARE = defineSetting('agent-contracts.edgeShare', z.int().min(0).max(10_000), 6_000);
