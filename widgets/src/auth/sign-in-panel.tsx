/** The login panel: member, non-member, forgot-password, confirmation. */
import type { SignedInMember } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { Tabs } from '../ui/tabs.js';
import type { AuthPlace } from './auth-place.js';
import { ForgotForm } from './forgot-form.js';
import { MemberForm } from './member-form.js';
import { NonMemberForm } from './non-member-form.js';

export interface SignInPanelProps {
  place: AuthPlace;
  /** Which of the two forms there are. */
  forms: readonly ('member' | 'non-member')[];
  onSignedIn: (member: SignedInMember) => void;
  onOrderOpened: (orderNumber: string) => void;
}

type PanelState = 'forms' | 'forgot-password' | 'confirmation';

export function SignInPanel({ place, forms, onSignedIn, onOrderOpened }: SignInPanelProps) {
  const posted = useShop(({ person }) => person?.posted?.form);
  const [state, setState] = useState<PanelState>(
    posted === 'forgot-password' || posted === 'confirmation' ? posted : 'forms',
  );
  const panel = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else panel.current?.querySelector<HTMLElement>('h2, input')?.focus();
  }, [state]);
  const shown = {
    member: (
      <MemberForm place={place} onSignedIn={onSignedIn} onForgotten={() => setState('forgot-password')} />
    ),
    'non-member': <NonMemberForm place={place} onOpened={onOrderOpened} />,
  };
  const [first = 'member'] = forms;
  return (
    <div className="stack" ref={panel} part="sign-in">
      {state !== 'forms' && (
        <h2 className="head" tabIndex={-1}>
          {state === 'confirmation' ? messages.temporaryPasswordSent : 'Forgot password?'}
        </h2>
      )}
      {state === 'forgot-password' && (
        <ForgotForm
          place={place}
          onSent={() => setState(place.isForOrder ? 'forms' : 'confirmation')}
          onBack={() => setState('forms')}
        />
      )}
      {state === 'confirmation' && (
        <div className="stack" part="confirmation">
          <p className="hint">
            It comes within a minute if that address has an account, is good for ten minutes, and asks you to
            choose a new one.
          </p>
          <a
            className="button primary"
            href={place.link('member')}
            onClick={(event) => {
              event.preventDefault();
              setState('forms');
            }}
          >
            OK
          </a>
        </div>
      )}
      {state === 'forms' &&
        (forms.length < 2 ? (
          shown[first]
        ) : (
          <>
            <Tabs
              label="Who signs in"
              initial={posted === 'non-member' ? posted : first}
              tabs={[
                { id: 'member', label: 'Member', content: shown.member },
                { id: 'non-member', label: 'Non-member', content: shown['non-member'] },
              ]}
            />
            <p className="scriptless">
              <a className="link" href={place.link(posted === 'non-member' ? 'member' : 'non-member')}>
                {posted === 'non-member' ? 'Member' : 'Non-member'}
              </a>
            </p>
          </>
        ))}
    </div>
  );
}
