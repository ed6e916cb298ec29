import bowser from 'bowser';

const unknown = 'An unknown device';

/** The place that a browser says it runs in. A browser tells little of it on purpose. */
function placeOf({ os, platform }: bowser.Parser.ParsedResult): string | undefined {
  if (os.name === 'iOS') return platform.model ?? 'iPhone';
  return os.name === 'macOS' ? 'Mac' : os.name;
}

/** What a browser calls itself, in the words that people have for it: 'Chrome on Windows'. Anybody may say anything. */
export function deviceWords(device: string): string {
  if (device.trim() === '') return unknown;
  const told = bowser.parse(device);
  const browser = told.browser.name?.replace(' for Android', '');
  const place = placeOf(told);
  if (!browser) return place ? `An app on ${place}` : unknown;
  return place ? `${browser} on ${place}` : browser;
}
