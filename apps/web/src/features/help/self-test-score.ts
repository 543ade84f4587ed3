export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const;
/** From never to always: each counts as much as its place. */
export const ANSWERS = ['a0', 'a1', 'a2', 'a3'] as const;

export type Question = (typeof QUESTIONS)[number];
export type Answer = (typeof ANSWERS)[number];
export type SelfTestAnswers = Readonly<Partial<Record<Question, Answer>>>;
export type Outcome = 'none' | 'low' | 'moderate' | 'high';

/** Sums from which an outcome holds, the gravest first. */
const FROM: readonly (readonly [Outcome, number])[] = [
  ['high', 8],
  ['moderate', 3],
  ['low', 1],
];

export const missingIn = (answers: SelfTestAnswers): number =>
  QUESTIONS.filter((question) => answers[question] === undefined).length;

/** What the answers come to; null while some are missing. */
export function outcomeOf(answers: SelfTestAnswers): Outcome | null {
  if (missingIn(answers) > 0) return null;
  const sum = QUESTIONS.reduce((total, question) => total + ANSWERS.indexOf(answers[question] ?? 'a0'), 0);
  return FROM.find(([, from]) => sum >= from)?.[0] ?? 'none';
}
