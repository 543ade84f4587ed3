import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { z } from 'zod';
import { escapeHtml } from './escape-html';

/** The page runs no script and shares no origin with the web app. */
export const REFERENCE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The procedures with the JSON schema of their input, for whoever calls them by hand; served in development only (DEV-03). */
export function referencePage(router: AnyRouter): string {
  const procedures: Record<string, AnyProcedure> = router._def.procedures;
  const entries = Object.entries(procedures).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = entries.map(([path, procedure]) => {
    const { type, meta } = procedure._def;
    const method = type === 'mutation' ? 'POST' : 'GET';
    const input = JSON.stringify(inputSchema(procedure), null, 2);
    const notes = meta ? `<pre>${escapeHtml(JSON.stringify(meta, null, 2))}</pre>` : '';
    return `<section><h2 id="${path}">${method} /trpc/${path}</h2><p>${type}</p>${notes}<pre>${escapeHtml(input)}</pre></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gateway procedures</title><h1>Gateway procedures</h1>${rows.join('')}</html>`;
}

/** The schema of what a procedure takes; `{}` for one that takes nothing. */
export function inputSchema(procedure: AnyProcedure): object {
  const inputs: unknown = 'inputs' in procedure._def ? procedure._def.inputs : [];
  const [schema] = Array.isArray(inputs) ? inputs : [];
  return schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
}
