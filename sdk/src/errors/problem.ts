/** What went wrong, for people: `code` is AREA_REASON, `message` a sentence that says what to do. */
export interface Problem {
  code: string;
  message: string;
  field?: string;
  isRetryable: boolean;
}
