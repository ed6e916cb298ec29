/**
 * Clicks on buttons, and fields that were entered, before a widget's script ran. A server-rendered page puts
 * {@link earlyClickScript} in its head; each widget repeats what was done in it once it hears it.
 */
const store = 'kerfEarly';

/**
 * Inline script (a page allows it by hash): remembers what is done inside widgets, in its order, but for a press that sends a
 * form, which needs no script. A press on a row of prices chooses it, and what is chosen in one widget is chosen in the others
 * that offer it, so that the form sends it. A press into what is offered to be typed over marks it. Nothing is pasted into a
 * field that is to be typed into.
 */
export const earlyClickScript = `addEventListener('click',e=>{const p=e.composedPath(),w=n=>n&&n.getRootNode().host?.hasAttribute('data-kerf-ssr'),r=p.find(n=>n.localName==='tr'),f=p[0];w(f)&&f.matches?.('[data-offer]')&&f.value===f.defaultValue&&f.selectionStart===f.selectionEnd&&f.select();p.some(n=>n.localName==='label')||w(r)&&r.querySelector('input')?.click();const b=p.find(n=>n.localName==='button'&&n.type!=='submit'),h=b&&b.getRootNode().host;h&&h.hasAttribute('data-kerf-ssr')&&(document.${store}??=new Set).add(b)},true);addEventListener('input',e=>{const c=e.composedPath()[0],s='[data-kerf-ssr]';if(!c.getRootNode().host?.matches(s))return;const d=document.${store}??=new Set;d.delete(c);d.add(c);if(c.type==='radio')for(const{shadowRoot:r}of document.querySelectorAll(s))for(const o of r.querySelectorAll('input[type=radio]'))if(o!==c&&o.name===c.name&&o.value===c.value)o.checked=true},true);for(const t of['paste','drop'])addEventListener(t,e=>e.composedPath()[0].matches?.('[data-typed]')&&e.preventDefault(),true)`;

const isChoice = (field: HTMLElement): boolean => field.matches('[type=radio], [type=checkbox]');

/**
 * Does again what was done too early in this shadow root: at once what was typed, since somebody may be typing on, then
 * choices and clicks in their order, a click once what came before it is drawn. `entered` enters what each field held.
 */
export async function repeatEarly(
  shadow: ShadowRoot,
  entered: ReadonlyMap<HTMLElement, () => void>,
): Promise<void> {
  const done = (document as Document & { [store]?: Set<HTMLElement> })[store] ?? new Set();
  // A browser that comes back to a page chooses without a word.
  for (const [field, enter] of entered) if (!done.has(field) || !isChoice(field)) enter();
  for (const target of [...done]) {
    if (target.getRootNode() !== shadow) continue;
    done.delete(target);
    const isButton = target.localName === 'button';
    if (isButton) await new Promise((drawn) => setTimeout(drawn));
    // Chosen for a moment alone, it was another choice that came to stand.
    if (isButton || target.matches('[type=radio]')) target.click();
    else if (isChoice(target)) entered.get(target)?.();
  }
}
