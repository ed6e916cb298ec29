/**
 * A page's scripts, which start once it has been painted: words, faces and the first picture don't share the line or the
 * processor with them. They stand in a template; what is pressed meanwhile is sent as a form, or counts later. Those of
 * another template wait until somebody is there: what they take over was drawn by the server and changes for nobody else.
 */
export const lateScriptsId = 'late-scripts';
export const askedScriptsId = 'asked-scripts';

/** What tells that somebody is there; a pointer that only rests where the page came to be tells nothing. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'input'];

/**
 * Inline script (a page allows it by hash), to follow the templates. Each script is asked for in a task of its own: all of
 * them in one held a slow phone up for a tenth of a second. They run in their order all the same, once none is `async`. A
 * page that is not painted, because another tab is in front, has them after two seconds.
 */
export const startLateScripts = `{const start=id=>{for(const e of[...document.getElementById(id).content.children])setTimeout(()=>{e.async=false;document.head.append(e)})},late=()=>start('${lateScriptsId}'),heard=new AbortController,asked=({type,movementX,movementY})=>{if(type==='pointermove'&&!movementX&&!movementY)return;heard.abort();start('${askedScriptsId}')};addEventListener('DOMContentLoaded',()=>{requestAnimationFrame(()=>setTimeout(late));setTimeout(late,2000);for(const t of ${JSON.stringify(signs)})addEventListener(t,asked,{capture:true,passive:true,signal:heard.signal})})}`;
