/** What keeps a server or a command from starting, where its owner can mend it; `message` is a sentence for them. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
