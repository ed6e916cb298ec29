import type { Consent } from '../consent.js';
import { pageShop } from '../page-shop.js';
import type { Runtime } from '../runtime.js';

/**
 * Says whether this page may keep anything in the browser. Nothing that is kept already is deleted, but while it is
 * withheld it is not read either. Returns whether it is granted just now, so that what is in memory can be kept.
 */
export function setConsent(rt: Runtime, consent: Consent): boolean {
  const shop = pageShop();
  shop.options = { ...shop.options, consent };
  const isGiven = consent === 'granted' && rt.state.cart.consent === 'withheld';
  rt.state.cart.consent = consent;
  return isGiven;
}
