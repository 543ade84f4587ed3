import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { PageNumber, PageSize } from '../paging';

/** Whom an announcement is for: every agent, those on top, or those who stand below another. */
export const AGENT_AUDIENCES = ['all', 'top', 'below'] as const;

export const AnnouncementId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const AgentAnnouncement = z.object({
  announcementId: AnnouncementId,
  title: z.string(),
  /** The beginning of the text, on one line. */
  excerpt: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});

export const listAgentAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_announcements',
  summary: 'What the operator announces to agents like the caller, the newest first',
  token: 'required',
  extension: true,
  request: z.strictObject({ pageNo: PageNumber, pageSize: PageSize, language: WireLanguage }),
  value: z.object({
    content: z.array(AgentAnnouncement),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
    /** Of all, not of the page. */
    unread: z.int().min(0),
  }),
});

export const fetchAgentAnnouncement = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_announcement',
  summary: 'One of them; it counts as read from then on',
  token: 'required',
  extension: true,
  request: z.strictObject({ announcementId: AnnouncementId, language: WireLanguage }),
  value: z.object({
    announcementId: AnnouncementId,
    title: z.string(),
    /** HTML as the operator wrote it; no browser is to read it. */
    content: z.string(),
    at: z.iso.datetime(),
  }),
  errors: ['NOT_FOUND'],
});
