/** What the inbox shows, as it stands in the address; what is left out is the default. */
export interface MessageSearch {
  filter?: 'unread';
  /** The message that is open. */
  message?: string;
  /** The list's page; `page` names the page of the member centre. */
  no?: number;
}

const ID = /^N\d{8,15}$/;
const LAST_PAGE = 1_000_000;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseMessageSearch(raw: Record<string, unknown>): MessageSearch {
  const message = String(raw.message ?? '');
  const no = Number(raw.no);
  return {
    ...(raw.filter === 'unread' ? { filter: raw.filter } : {}),
    ...(ID.test(message) ? { message } : {}),
    ...(Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {}),
  };
}
