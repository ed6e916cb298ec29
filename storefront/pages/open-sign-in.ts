import { memberMark } from './account-link.js';

/**
 * Inline script (a page allows it by hash): for who is not signed in, the way to the account opens the dialog that signs in
 * or registers, on the page where they are. Its code is fetched then; where that fails, or something else than a plain
 * press is meant, the link leads to the page.
 */
export const openSignIn = `addEventListener('click',async e=>{const a=e.target instanceof Element&&e.target.closest('.account-link[data-dialog]');if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||document.documentElement.hasAttribute('${memberMark}'))return;e.preventDefault();try{await import(a.dataset.dialog)}catch{location.assign(a.href);return}let d=document.querySelector('kerf-auth[show=modal]');if(!d){d=document.createElement('kerf-auth');for(const[n,v]of Object.entries({show:'modal',context:'header',social:a.dataset.social,redirect:location.pathname==='/cart'?'/cart':''}))if(v)d.setAttribute(n,v);document.body.append(d)}d.setAttribute('open','sign-in')})`;
