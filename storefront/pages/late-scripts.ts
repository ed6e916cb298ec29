/**
 * A page's scripts, which start once it has been painted: words, faces and the first picture don't share the line or the
 * processor with them. They stand in a template; what is pressed meanwhile is sent as a form, or counts later.
 */
export const lateScriptsId = 'late-scripts';

/** Inline script (a page allows it by hash), to follow the template. A page that is not painted, because another tab is in front, has them after two seconds. */
export const startLateScripts = `{const {content}=document.getElementById('${lateScriptsId}'),start=()=>{for(const s of content.querySelectorAll('script'))s.async=false;document.head.append(content)};addEventListener('DOMContentLoaded',()=>{requestAnimationFrame(()=>setTimeout(start));setTimeout(start,2000)})}`;
