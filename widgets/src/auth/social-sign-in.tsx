/** Signing in by an account elsewhere: the buttons, the popup, and what is still to be proven afterwards. */
import { type SignedInMember, signInSocially } from '@kerf/sdk/actions';
import {
  type SocialHandle,
  type SocialProviderName,
  socialMessageType,
  socialProviderNames,
} from '@kerf/sdk/contract';
import { randomKey } from '@kerf/sdk/runtime';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { AuthPlace } from './auth-place.js';
import { openPopup } from './open-window.js';
import { takeSocialReturn } from './social-return.js';
import { type Applicant, VerificationDialog } from './verification-dialog.js';

/** How often it is looked whether the popup is gone, ms. What it said before comes in less. */
const lookEvery = 400;

export interface SocialSignInProps {
  place: AuthPlace;
  /** Whether somebody wants to be kept signed in, at this moment. */
  isRemembered: () => boolean;
  onSignedIn: (member: SignedInMember) => void;
  onForgotten: () => void;
}

export function SocialSignIn({ place, isRemembered, onSignedIn, onForgotten }: SocialSignInProps) {
  const { runtime } = useWidget();
  const [problem, setProblem] = useState('');
  const [applicant, setApplicant] = useState<Applicant | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => {
    const back = takeSocialReturn();
    if (back?.isOwn) enter(back);
    else if (back)
      setProblem('This sign-in took too long or began in another browser. Please sign in again.');
    return () => asked.current?.abort();
  }, [runtime]);

  async function enter({ handle, app_id }: SocialHandle) {
    const social = { handle, app_id, remember_me: isRemembered() };
    const outcome = await signInSocially(runtime, social);
    if (!outcome.ok) setProblem(outcome.problem.message);
    else if (outcome.needs === 'nothing') setProblem(outcome.message);
    else if (!outcome.needs) onSignedIn(outcome.member);
    else {
      const first = outcome.needs === 'email' ? 'email' : 'registered-mail';
      setApplicant({ email: outcome.email, password: '', first, social });
    }
  }

  function start(provider: SocialProviderName, button: HTMLElement) {
    asked.current?.abort();
    const end = new AbortController();
    asked.current = end;
    setProblem('');
    const url = new URL(place.socialLink(provider), location.href);
    // Whom the popup can't tell of it goes on there, and comes back to this page.
    if (!place.redirect) url.searchParams.set('redirect', location.pathname + location.search);
    const inThisWindow = url.href;
    const appId = randomKey();
    url.searchParams.set('app_id', appId);
    const popup = openPopup(
      url,
      'kerf-social',
      ({ type, app_id, handle, message }) => {
        if (type !== socialMessageType || app_id !== appId) return false;
        end.abort();
        button.focus();
        if (typeof handle === 'string') enter({ handle, app_id: appId });
        else setProblem(String(message));
        return true;
      },
      end.signal,
    );
    if (!popup) {
      location.assign(inThisWindow);
      return;
    }
    const look = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(look);
      button.focus();
    }, lookEvery);
    end.signal.addEventListener('abort', () => clearInterval(look));
  }

  return (
    <>
      {place.social.map((provider) => (
        // biome-ignore lint/a11y/useSemanticElements: a link leads there by itself where the script is late or never comes.
        <a
          key={provider}
          className="button"
          role="button"
          href={place.socialLink(provider)}
          part="social"
          onClick={(event) => {
            event.preventDefault();
            start(provider, event.currentTarget);
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          Login with {socialProviderNames[provider]}
        </a>
      ))}
      <p className="slot" part="error" role="alert">
        {problem}
      </p>
      {applicant && (
        <VerificationDialog
          applicant={applicant}
          onClose={() => setApplicant(null)}
          onDone={onSignedIn}
          onForgotten={onForgotten}
        />
      )}
    </>
  );
}
