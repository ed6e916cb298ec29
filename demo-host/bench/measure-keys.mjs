import { compare, median, toColumns } from './spread.mjs';

/** Times that a text is typed into each field. */
const rounds = 9;
/** How much slower the processor is made, as a mid-range phone is. */
const throttle = 4;
/** From key to key, ms: that of a hand that writes fast, which the page is not to hold up. */
const pause = 80;
/** What a key may take until its letter is painted, ms. */
const goal = 16;
const designerPage = '/vinyl-lettering-designer';
const text = 'Fresh bread and cakes baked all day long';

const bareField = '<!doctype html><title>Bench</title><textarea id="words" rows="3"></textarea>';

/** What the browser tells of its main thread. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Times from a key to its letters on the page, against the same key in a field that nothing listens to. */
export async function measureKeys(browser, shopUrl) {
  const context = await browser.newContext();
  try {
    const fields = {
      designer: await openField(context, (page) => page.goto(shopUrl + designerPage)),
      bare: await openField(context, (page) => page.setContent(bareField)),
    };
    const times = { designer: [], bare: [] };
    for (let round = -1; round < rounds; round++) {
      for (const [name, field] of Object.entries(fields)) {
        const time = await measureText(field);
        // The first round fetches the font and warms the code.
        if (round >= 0) times[name].push(time);
      }
    }
    return [
      {
        what: `key → letters painted, ${text.length} characters`,
        kerf: `${median(times.designer).toFixed(1)} ms`,
        bare: `${median(times.bare).toFixed(1)} ms`,
        ...toColumns(compare(times.designer, times.bare)),
        goal: `≤ ${goal} ms`,
        met: median(times.designer) <= goal,
      },
    ];
  } finally {
    await context.close();
  }
}

async function openField(context, open) {
  const page = await context.newPage();
  await open(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return { page, session, field: page.locator('#words') };
}

/** Types the text in the place of what is there; the middle one of what its keys took, ms. */
async function measureText({ page, session, field }) {
  await page.bringToFront();
  await field.click();
  await page.keyboard.press('Control+A');
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  for (const character of text) {
    await page.keyboard.type(character);
    await page.waitForTimeout(pause);
  }
  const isWhole = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isWhole;
  session.off('Tracing.dataCollected', collect);
  return median(keyTimes(events));
}

/** Of each key, from the start of the task that heard it to the end of the frame that shows it, ms. */
function keyTimes(events) {
  const isKey = ({ name, args, dur }) => dur && name === 'EventDispatch' && args.data?.type === 'keydown';
  const { pid, tid } = events.find(isKey);
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.dur)
    .sort((one, other) => one.ts - other.ts);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const commits = own.filter(({ name }) => name === 'Commit');
  return own.filter(isKey).flatMap((key) => {
    const task = tasks.findLast(({ ts, dur }) => ts <= key.ts && ts + dur >= key.ts);
    const commit = commits.find(({ ts }) => ts > key.ts);
    return task && commit ? [(commit.ts + commit.dur - task.ts) / 1000] : [];
  });
}
