import type { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import type { DrawSource } from '../../kernel/fairness';
import type { Lang } from '../page/texts';

/** A round as the platform recorded it: what every family has, and the family's own answer. */
export type RecordedRound = Pick<
  RoundVerifyAnswer,
  'roundId' | 'game' | 'serverSeedHash' | 'serverSeed' | 'clientSeed' | 'nonce' | 'payoutMinor' | 'jackpot' | 'shared'
> & {
  readonly family: string;
  readonly answer: VerifyAnswer | RoundVerifyAnswer;
  /** Its beacon's value has the signature of the beacon's network; left out where nobody looked, or there is none. */
  readonly isSigned?: boolean;
};

/** What stands in the form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

export interface VerifyField {
  readonly name: string;
  readonly label: Readonly<Record<Lang, string>>;
  /** What can be chosen; typed freely without. */
  readonly options?: readonly { value: string; text: Readonly<Record<Lang, string>> }[];
  /** What stands there without a round. */
  readonly initial: string;
}

export interface PlayedRound {
  readonly stakeMinor: number;
  /** Without a jackpot. */
  readonly payoutMinor: number;
  /** What was drawn, as JSON: the same as the recorded one, or the record is wrong. */
  readonly result: unknown;
  readonly draw: (lang: Lang, nodeId: string | null) => HTMLElement;
}

/**
 * How the rounds of a family are played again in the browser, by the family's own engine. Of a family of shared rounds `play` is
 * given what the round drew, from its first draw behind the close on; the page checks link, beacon and the bet's place by itself.
 */
export interface FamilyVerifier {
  readonly words: Readonly<
    Record<Lang, { name: string; how: string; matches: string; differs: string; hidden: string; credits?: string }>
  >;
  /** What decides a round beside the seeds. */
  readonly fields: readonly VerifyField[];
  readonly valuesOf: (round: RecordedRound) => Values;
  /** Null when the values are no bet. */
  readonly play: (values: Values, draws: DrawSource) => PlayedRound | null;
  /** The round as it was recorded, whatever its seeds give. Throws when it is none of the family's. */
  readonly recorded: (round: RecordedRound) => PlayedRound;
  /**
   * Of a round whose result the operator corrected: as its seeds gave it, and as it was settled anew by the other result; left out
   * by families of which nothing is corrected, null for a round of which nothing was.
   */
  readonly corrected?: (round: RecordedRound) => { before: PlayedRound; after: PlayedRound } | null;
}
