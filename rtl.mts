import { startDemoHost } from './demo-host/server.mjs';
import { startShop } from './storefront/tests/start-shop.js';
import { startPuppeteerEngine } from './storefront/tests/engines/puppeteer-engine.js';
import { startWebKitEngine } from './storefront/tests/engines/webkit-engine.js';
import { findBrowser } from './storefront/tests/find-browser.js';
import { pageScript } from './storefront/tests/engines/page-script.js';
import { findEngines } from './.ci/find-engines.mjs';
import { writeFileSync } from 'node:fs';
const { programs } = findEngines();
const shop = await startShop(); const host = await startDemoHost({ port: 0, shopUrl: shop.url });
const script = await pageScript();
const want = process.argv.slice(2);
for (const [k, start] of Object.entries({ chromium: () => startPuppeteerEngine('chrome', { executablePath: programs.chromium ?? '/usr/bin/chromium', args: findBrowser().args }), firefox: () => startPuppeteerEngine('firefox', { executablePath: programs.firefox }), webkit: () => startWebKitEngine({ miniBrowser: programs.webkit }) })) {
  if (want.length && !want.includes(k)) continue;
  const e = await start();
  try { const tab = await e.newTab(); await tab.open(host.url + '/right-to-left'); await new Promise((r) => setTimeout(r, 6000));
    const open = await tab.run(`
      const root = (t) => [...document.querySelectorAll(t)].map(h => h.shadowRoot);
      for (const r of root('kerf-configurator')) { for (const d of r.querySelectorAll('details')) d.open = true; for (const b of r.querySelectorAll('.more')) b.click(); const c=[...r.querySelectorAll('[name=size_id]')].at(-1); c?.click(); r.querySelector('.panel').dispatchEvent(new PointerEvent('pointerover',{bubbles:true})); r.querySelector('input[type=radio]').focus(); }
      root('kerf-configurator')[0].querySelector('[part=submit]').click(); return 1`);
    await new Promise((r) => setTimeout(r, 5000));
    console.log('==', k, JSON.stringify(await tab.run(`${script}; return globalThis.kerfWalk.disorderedLines()`), null, 1));
    await tab.run('document.querySelector("kerf-savings").scrollIntoView({block:"center"})');
    writeFileSync(`/tmp/manners/rtl-${k}.png`, await tab.screenshot());
  } catch (x) { console.log(x) } finally { await e.close(); }
}
await host.close(); await shop.stop();
