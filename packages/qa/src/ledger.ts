import { z } from 'zod';
import { controlCommand } from './control-command';
import { Nothing } from './values';

export const AuditReport = z.object({
  clean: z.boolean(),
  postings: z.int(),
  entries: z.int(),
  accounts: z.int(),
  /** One line per finding, empty when clean. */
  findings: z.array(z.string()),
  /** For each finding the entry of the journal that is behind it, where it is known. */
  culprits: z.array(z.object({ finding: z.string(), seq: z.int().nullable(), cause: z.string() })),
});
export type AuditReport = z.infer<typeof AuditReport>;

export const LEDGER_COMMANDS = {
  audit: controlCommand({
    at: 'GET /audit',
    cli: 'ledger audit',
    summary: 'Recomputes the whole ledger of a world, and names the calls behind what is wrong',
    input: Nothing,
    output: AuditReport,
  }),
} as const;
