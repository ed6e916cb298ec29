/**
 * Clicks on buttons before a widget's script ran. A server-rendered page puts {@link earlyClickScript} in its head;
 * each widget clicks its own targets once it hears them.
 */
const store = 'kerfEarlyClicks';

/**
 * Inline script (a page allows it by hash): remembers clicked buttons inside widgets, but for those that send a form,
 * which needs no script. A press on a row of prices chooses it, and what is chosen in one widget is chosen in the others
 * that offer it, so that the form sends it. Nothing is pasted into a field that is to be typed into.
 */
export const earlyClickScript = `addEventListener('click',e=>{const p=e.composedPath(),w=n=>n&&n.getRootNode().host?.hasAttribute('data-kerf-ssr'),r=p.find(n=>n.localName==='tr');p.some(n=>n.localName==='label')||w(r)&&r.querySelector('input')?.click();const b=p.find(n=>n.localName==='button'&&n.type!=='submit'),h=b&&b.getRootNode().host;h&&h.hasAttribute('data-kerf-ssr')&&(document.${store}??=new Set).add(b)},true);addEventListener('input',e=>{const c=e.composedPath()[0],s='[data-kerf-ssr]';if(c.type==='radio'&&c.getRootNode().host?.matches(s))for(const{shadowRoot:r}of document.querySelectorAll(s))for(const o of r.querySelectorAll('input[type=radio]'))if(o!==c&&o.name===c.name&&o.value===c.value)o.checked=true},true);for(const t of['paste','drop'])addEventListener(t,e=>e.composedPath()[0].matches?.('[data-typed]')&&e.preventDefault(),true)`;

/** Clicks what was clicked too early in this shadow root, once. */
export function clickEarlyTargets(shadow: ShadowRoot): void {
  const targets = (document as Document & { [store]?: Set<HTMLElement> })[store];
  for (const target of targets ?? []) {
    if (target.getRootNode() !== shadow) continue;
    targets?.delete(target);
    target.click();
  }
}
