/** What the announcements show, as it stands in the address; what is left out is the default. */
export interface AnnouncementSearch {
  /** The announcement that is open. */
  announcement?: string;
  /** The list's page; `page` names the page of the agents' centre. */
  no?: number;
}

const ID = /^[a-z][a-z0-9-]{0,39}$/;
const LAST_PAGE = 1_000_000;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseAnnouncementSearch(raw: Record<string, unknown>): AnnouncementSearch {
  const announcement = String(raw.announcement ?? '');
  const no = Number(raw.no);
  return {
    ...(ID.test(announcement) ? { announcement } : {}),
    ...(Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {}),
  };
}
