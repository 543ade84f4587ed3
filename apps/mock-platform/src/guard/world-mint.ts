import { takeMint } from '../ledger/mint';
import { repository } from '../world/world';

/** What mints the permits of a world. */
export const mintOf = repository(({ ledger }) => takeMint(ledger));
