/** A session of the W3C's WebDriver over HTTP: the commands that a walk needs, by their path. */
export interface WebDriverSession {
  readonly version: string;
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  end(): Promise<void>;
}

/** Opens a session at a driver. Throws with the driver's own words where it refuses. */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const started = await command(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const id = textAt(started, 'sessionId');
  const session = `${driver}/session/${id}`;
  return {
    version: textAt(valueAt(started, 'capabilities'), 'browserVersion'),
    get: (path) => command(`${session}/${path}`, 'GET'),
    post: (path, body) => command(`${session}/${path}`, 'POST', body),
    end: async () => {
      await command(session, 'DELETE');
    },
  };
}

/** How long a command may take, ms; one that takes longer is to a browser that is gone. */
const commandTime = 30_000;

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(commandTime),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const value = valueAt(await response.json(), 'value');
  if (!response.ok) throw new Error(`${textAt(value, 'error')}: ${textAt(value, 'message')}`);
  return value;
}

const valueAt = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
const textAt = (holder: unknown, key: string): string => String(valueAt(holder, key) ?? '');
