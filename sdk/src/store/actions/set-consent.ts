import type { Consent } from '../consent.js';
import { pageShop } from '../page-shop.js';
import type { Runtime } from '../runtime.js';

/**
 * Says whether this page may keep anything in the browser. What an earlier visit left is not read while that is withheld, nor
 * deleted: most pages know their visitor's answer a moment later. Taken back after it was granted here, it takes what is
 * kept along; what is in memory goes on until the page is left. Returns whether it is granted just now, so that what is in memory can be kept.
 */
export function setConsent(rt: Runtime, consent: Consent): boolean {
  const shop = pageShop();
  shop.options = { ...shop.options, consent };
  if (consent === 'withheld' && rt.state.cart.consent === 'granted') forgetAll();
  const isGiven = consent === 'granted' && rt.state.cart.consent === 'withheld';
  rt.state.cart.consent = consent;
  return isGiven;
}

/** Deletes what any shop of this page keeps in the browser. */
function forgetAll(): void {
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      const kept = open();
      for (const key of Object.keys(kept)) if (key.startsWith('kerf-')) kept.removeItem(key);
    } catch {
      // Where it is blocked, nothing is kept.
    }
}
