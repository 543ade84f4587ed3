import { bookedStatements } from '../../ledger/booked';
import { repository } from '../../world/world';

export type MemberAccount = 'member.main' | 'member.trial';

export const bookedRepository = repository(({ sqlite }) => bookedStatements(sqlite));
