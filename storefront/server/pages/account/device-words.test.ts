import { expect, test } from 'vitest';
import { deviceWords } from './device-words.js';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`],
  [
    'Microsoft Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`,
  ],
  ['Safari on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['An unknown device', 'the shop'],
  ['An unknown device', 'curl/8.5.0'],
  ['An unknown device', '  '],
  ['An unknown device', '<b>'.repeat(66)],
])('%s is what a browser with that name is called', (words, device) => {
  expect(deviceWords(device)).toBe(words);
});
