/** Where a slice of a section ended: the values of what it is ordered by. */
export type OwnKey = readonly (string | number)[];

export interface OwnRowsAsked {
  readonly memberId: string;
  /** Behind this; null: from the first row on. */
  readonly after: OwnKey | null;
  readonly limit: number;
}

export interface OwnRow {
  readonly key: OwnKey;
  /** In the order of the section's columns, as people read them. */
  readonly values: readonly unknown[];
}

/** What a feature hands over of a member when they ask for all of their own data (MEM-17). */
export interface OwnSection<World> {
  /** Stays as it is: files that members have saved name it. */
  readonly name: string;
  readonly columns: readonly string[];
  /** What it is read from, by the names in the database. */
  readonly tables: readonly string[];
  /** How many values a key has. */
  readonly keys: number;
  /** Rows of that member alone, in the order of their keys; fewer than the limit only at the end. */
  readonly read: (world: World, asked: OwnRowsAsked) => readonly OwnRow[];
}
