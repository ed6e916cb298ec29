/** What was typed into a line and not sent yet, kept for as long as its tab: a reload finds it again. */
import type { TypedLine } from '@kerf/sdk/rules';
import { isTokenKept, type Runtime } from '@kerf/sdk/runtime';

const keyOf = (line: string): string => `kerf-line-${line}`;

/** Does something with the tab's storage where the cart itself may be kept; else, and where it is blocked, nothing. */
function withStorage<T>(runtime: Runtime, use: (storage: Storage) => T): T | null {
  const { token } = runtime.snapshot().cart;
  try {
    return token && isTokenKept(runtime, token) ? use(sessionStorage) : null;
  } catch {
    return null;
  }
}

/** What was typed into a line before. */
export function keptText(runtime: Runtime, line: string): Partial<TypedLine> {
  const text = withStorage(runtime, (storage) => storage.getItem(keyOf(line)));
  return text ? JSON.parse(text) : {};
}

/** Keeps what is typed into a line; forgets it when there is nothing. */
export function keepText(runtime: Runtime, line: string, typed: Partial<TypedLine>): void {
  withStorage(runtime, (storage) =>
    Object.keys(typed).length
      ? storage.setItem(keyOf(line), JSON.stringify(typed))
      : storage.removeItem(keyOf(line)),
  );
}
