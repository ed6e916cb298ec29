/** Who asks for a quote. Of a member nothing is asked that is known: a name that is missing is, beside the address. */
import { checkEmail } from '@kerf/sdk/actions';
import { emailCheckDebounce, maxEmailLength, maxPersonNameLength, messages } from '@kerf/sdk/contract';
import { quoteEmailFault } from '@kerf/sdk/rules';
import { isOwnShop } from '@kerf/sdk/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import type { PersonFormState } from '../person-form/use-person-form.js';
import { descriptionOf, FieldFrame } from '../ui/field-frame.js';
import { keepKeys } from '../ui/keep-keys.js';
import { TextField } from '../ui/text-field.js';
import { AuthTag } from './auth-tag.js';

interface AskerFieldsProps {
  form: Pick<PersonFormState, 'field'>;
  /** An address that turned out to be registered when the form was sent; '' for none. */
  refused: string;
  /** It was given up, or its owner signed in. */
  onSettled: () => void;
}

export function AskerFields({ form, refused, onSettled }: AskerFieldsProps) {
  const { runtime } = useWidget();
  const user = useShop(({ person }) => person?.user ?? null);
  const guest = useShop(({ person }) => person?.guest ?? null);
  const [registered, setRegistered] = useState('');
  const [fault, setFault] = useState('');
  const email = useRef<HTMLInputElement>(null);
  const asked = useRef('');
  const recipient = useRef<HTMLParagraphElement>(null);
  /** Somebody is back from signing in: the field that had the focus may be gone. */
  const isBack = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOwn = isOwnShop(runtime);
  const known = user
    ? { firstname: user.first_name, lastname: user.last_name, email_address: user.email }
    : {
        firstname: guest?.info.first_name ?? '',
        lastname: guest?.info.last_name ?? '',
        email_address: guest?.info.email ?? '',
      };
  // Whoever just signed in is told so before the form goes on.
  const isSigningIn = isOwn && registered !== '';
  const isComplete = user !== null && !isSigningIn && known.firstname !== '' && known.lastname !== '';

  // At once: no address is looked up of a form that is gone.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (refused) setRegistered(refused);
  }, [refused]);

  useEffect(() => {
    if (!isBack.current || registered) return;
    isBack.current = false;
    recipient.current?.focus();
  });

  /** Looks a whole address up, each once. What is refused for another reason is said when the form is sent. */
  async function look(typed: string) {
    if (typed === asked.current || quoteEmailFault(typed)) return;
    asked.current = typed;
    const outcome = await checkEmail(runtime, typed);
    // Another one may stand there by now.
    if (email.current?.value.trim() !== typed) return;
    if (outcome.ok) setRegistered(outcome.exists ? typed : '');
    else if (outcome.problem.code === 'PEOPLE_EMAIL_DISPOSABLE') setFault(outcome.problem.message);
  }

  function settle(isSignedIn: boolean) {
    setRegistered('');
    asked.current = '';
    onSettled();
    if (isSignedIn) {
      isBack.current = true;
      return;
    }
    if (email.current) email.current.value = '';
    email.current?.focus();
  }

  if (isComplete)
    return (
      <>
        {Object.entries(known).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p part="asker" ref={recipient} tabIndex={-1}>
          The quote goes to <b>{known.email_address}</b>.
        </p>
      </>
    );
  const sent = form.field('email_address');
  const error = sent.error || fault || (registered ? messages.emailRegistered : '');
  const frame = { label: 'Email Address', id: 'quote-email', error };
  return (
    <>
      <div className="two">
        <TextField
          {...form.field('firstname')}
          label="First Name"
          id="quote-firstname"
          autoComplete="given-name"
          maxLength={maxPersonNameLength}
          value={known.firstname}
        />
        <TextField
          {...form.field('lastname')}
          label="Last Name"
          id="quote-lastname"
          autoComplete="family-name"
          maxLength={maxPersonNameLength}
          value={known.lastname}
        />
      </div>
      <FieldFrame {...frame}>
        <input
          className="number-input text-input"
          ref={(element: HTMLInputElement | null) => {
            email.current = element;
            keepKeys(element);
          }}
          id={frame.id}
          name="email_address"
          type="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          defaultValue={known.email_address}
          readOnly={user !== null}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={descriptionOf(frame)}
          onInput={({ currentTarget }) => {
            setFault('');
            setRegistered('');
            clearTimeout(timer.current);
            if (user || guest) return;
            timer.current = setTimeout(look, emailCheckDebounce, currentTarget.value.trim());
          }}
        />
      </FieldFrame>
      {registered && isOwn && (
        <AuthTag
          attributes={{ show: 'guest-sign-in', email: registered }}
          on={{ 'kerf-signed-in': () => settle(true), 'kerf-cancel': () => settle(false) }}
        />
      )}
      {registered && !isOwn && (
        <div className="stack">
          <AuthTag attributes={{ email: registered }} on={{ 'kerf-signed-in': () => settle(true) }} />
          <button className="button" type="button" onClick={() => settle(false)}>
            Use another address
          </button>
        </div>
      )}
    </>
  );
}
