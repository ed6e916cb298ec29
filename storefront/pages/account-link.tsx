import { memberHintName } from '@kerf/sdk/contract';

/** The attribute of the document that says that somebody is signed in. */
export const memberMark = 'data-member';

/**
 * Inline script (a page allows it by hash), to stand before anything that is painted: the page may be the same for
 * everyone, and a cookie says whether there is somebody. Asked again whenever the page is shown again, as another tab may
 * have signed in or out; where browsers tell of it, at once. That a form is being sent it notes on the document as
 * `kerfLeaves`, for scripts that come after the press.
 */
export const tellMember = `{const tell=()=>document.documentElement.toggleAttribute('${memberMark}',/(?:^|; )${memberHintName}=1(?:;|$)/.test(document.cookie));tell();addEventListener('pageshow',e=>{if(e.persisted)tell()});document.addEventListener('visibilitychange',tell);window.cookieStore?.addEventListener('change',tell);addEventListener('submit',e=>{document.kerfLeaves=!e.defaultPrevented})}`;

export interface SignInDialog {
  /** The code of the dialog. */
  script: string;
  /** The providers of social sign-in that it offers, separated by spaces. */
  social: string;
}

/** The way to the account, or to one. Both words take up the room of the longer, so that nothing moves when they change. */
export function AccountLink({ path, dialog }: { path: string; dialog: SignInDialog | null }) {
  const isHere = path === '/account' || path.startsWith('/account/');
  return (
    <a
      className="account-link"
      href="/account"
      data-dialog={dialog?.script}
      data-social={dialog?.social || undefined}
      aria-current={isHere ? (path === '/account' ? 'page' : 'true') : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="8" r="4" />
        <path d="M4 20.5c.6-4.4 3.9-6.5 8-6.5s7.4 2.1 8 6.5z" />
      </svg>
      <span className="visitor">Sign in</span>
      <span className="member">Account</span>
    </a>
  );
}
