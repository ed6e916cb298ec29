import { onTestFinished } from 'vitest';

/** A call of the widgets to their shop. */
export interface Call {
  method: string;
  /** Path under the API's base, without the query. */
  path: string;
  query: URLSearchParams;
  /** What the shop really answers. */
  pass(): Promise<Response>;
}

/**
 * Stands between the widgets and the shop until the end of the test: answers a call as told, or lets it pass where
 * `answer` returns null. Returns the calls so far, as "GET /path".
 */
export function interceptCalls(answer: (call: Call) => Promise<Response> | null = () => null): string[] {
  const real = globalThis.fetch;
  const calls: string[] = [];
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    calls.push(`${request.method} ${path}`);
    const pass = () => real(input, init);
    return answer({ method: request.method, path, query, pass }) ?? pass();
  };
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  return calls;
}

/** An answer of the shop with its data changed. */
export async function altered<T>(answer: Promise<Response>, alter: (body: T) => T): Promise<Response> {
  const response = await answer;
  return Response.json(alter((await response.json()) as T), { status: response.status });
}

/** The shop refuses with a sentence. */
export const refuse = async (status: number, code: string, message: string): Promise<Response> =>
  Response.json({ status: 'ERROR', code: status, message: '', error: { code, message } }, { status });

/** There is no way to the shop. */
export const unreachable = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
