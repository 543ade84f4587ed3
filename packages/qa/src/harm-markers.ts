import { CHECK_IN_ANSWERS, HARM_BANDS, HARM_MODES, MARKERS } from '@tonalli/contracts/harm-markers/markers';
import { CheckInId } from '@tonalli/contracts/harm-markers/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

const Score = z.int().min(0).max(100);
const Parts = z.array(
  z.object({
    marker: z.enum(MARKERS),
    value: z.number(),
    /** Of its weight; together they are the score, times 1.15 for whoever is younger than 25. */
    points: z.number().min(0),
    weight: z.int().min(1),
  }),
);
const Assessment = { score: Score, band: z.enum(HARM_BANDS), parts: Parts };

export const HarmAction = z.object({
  actionId: z.string(),
  memberId: z.string(),
  /** Of the day that it is about, yyyy-MM-dd. */
  day: z.iso.date(),
  band: z.enum(HARM_BANDS),
  score: Score,
  at: z.iso.datetime(),
  answer: z.enum(CHECK_IN_ANSWERS).nullable(),
  /** Null: nobody looked into it, or nobody has to. */
  handledAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  /** The mean score of the fortnight after it; null: not yet, or nobody played. */
  outcome: Score.nullable(),
});

export const HARM_COMMANDS = {
  setHarmMarkers: controlCommand({
    at: 'POST /harm-markers',
    cli: 'harm mode <mode>',
    summary: `What is done about markers of harm: ${HARM_MODES.join(', ')}`,
    input: z.strictObject({ mode: z.enum(HARM_MODES) }),
    output: z.object({ mode: z.enum(HARM_MODES) }),
  }),
  showHarm: controlCommand({
    at: 'GET /members/:memberId/harm-markers',
    cli: 'harm show <memberId>',
    summary:
      "Markers of harm in a member's day so far and in those before, each with its value and points, and what was done",
    input: z.strictObject({ memberId: MemberId }),
    output: z.object({
      mode: z.enum(HARM_MODES),
      today: z.object(Assessment),
      days: z.array(z.object({ day: z.iso.date(), ...Assessment })),
      actions: z.array(HarmAction),
    }),
  }),
  forceHarmScore: controlCommand({
    at: 'POST /members/:memberId/harm-markers',
    cli: 'harm force <memberId> <score>',
    summary: "As if a member's day so far had come to a score from 0 to 100: what it asks for is done at once",
    input: z.strictObject({ memberId: MemberId, score: Score }),
    /** The newest. */
    output: z.array(HarmAction).max(1),
  }),
  listHarmTasks: controlCommand({
    at: 'GET /harm-markers/tasks',
    cli: 'harm tasks',
    summary: 'Members whom a person has to look after for markers of harm, the oldest first',
    input: z.strictObject({}),
    output: z.array(HarmAction),
  }),
  handleHarmTask: controlCommand({
    at: 'POST /harm-markers/tasks/:actionId',
    cli: 'harm handle <actionId> <note>',
    summary: 'Say that a person looked after somebody with markers of harm, and what they did',
    input: z.strictObject({ actionId: CheckInId, note: z.string().trim().min(1).max(500) }),
    output: HarmAction,
  }),
} as const;
