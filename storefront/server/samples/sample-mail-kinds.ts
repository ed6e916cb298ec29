/** The letters about sample packs. The queue names one of these, and the id of the request. */
export const sampleMailKinds = {
  /** To who asked. */
  received: 'sample-received',
  /** To the shop. */
  toSend: 'sample-to-send',
  /** To who asked, once it is posted. */
  sent: 'sample-sent',
} as const;

/** Whether a kind of letter is about a sample pack. */
export const isSampleMail = (kind: string): boolean =>
  (Object.values(sampleMailKinds) as string[]).includes(kind);
