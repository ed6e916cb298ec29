// The package has no types of its own.
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** Where the next line may begin, and whether it has to; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
