/** The room that is looked at. */
export interface OpenRoom {
  readonly memberId: string;
  readonly modelId: string;
}
