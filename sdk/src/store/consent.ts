/** 'withheld' keeps everything out of the browser's storage until it becomes 'granted'. */
export type Consent = 'granted' | 'withheld';
