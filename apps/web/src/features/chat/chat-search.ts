/** `with`: the model whose chat is open. */
export interface ChatSearch {
  with?: string;
}

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseChatSearch(raw: Record<string, unknown>): ChatSearch {
  const model = raw.with;
  return typeof model === 'string' && /^[a-z0-9-]{1,32}$/.test(model) ? { with: model } : {};
}
