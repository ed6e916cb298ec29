/**
 * The dialog of a quote: who may open it sees the form, then the thanks. Who is neither a member nor a guest signs in
 * first, or goes on as a guest.
 */
import { goesAsGuest, knowGuest, knowVisitor } from '@kerf/sdk/actions';
import { messages, quotePathCookie } from '@kerf/sdk/contract';
import { isOwnShop } from '@kerf/sdk/runtime';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addStyles } from '../element/add-styles.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import authStyles from '../person-form/person-form.css?inline';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import { Dialog } from '../ui/dialog.js';
import { AuthTag } from './auth-tag.js';
import styles from './quotes.css?inline';

interface QuoteDialogProps {
  title: string;
  /** What is opened again once somebody has signed in. */
  modal: 'quote-request' | 'special-processing';
  social: string;
  isOpen: boolean;
  onClose: () => void;
  /** The form; `onSent` is told the number of the request. */
  children: (onSent: (number: string) => void) => ReactNode;
}

/** Says where the visitor was, for who signs in on another page; for as long as the browser runs. */
function keepPath(): void {
  try {
    const path = encodeURIComponent(location.pathname + location.search);
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not to be had in every browser.
    document.cookie = `${quotePathCookie}=${path}; Path=/; SameSite=Lax`;
  } catch {
    // A page that keeps nothing has the dialog alone.
  }
}

export function QuoteDialog({ title, modal, social, isOpen, onClose: close, children }: QuoteDialogProps) {
  const { runtime, host } = useWidget();
  const isOwn = isOwnShop(runtime);
  const [step, setStep] = useState<'asking' | 'stranger' | 'form' | 'sent'>('asking');
  const [number, setNumber] = useState('');
  const isMember = useShop(({ person }) => Boolean(person?.user));
  const head = useRef<HTMLParagraphElement>(null);

  /** Closes it. What was typed and not sent is there when it is opened again; a request that is sent is done with. */
  function onClose() {
    setStep((last) => (last === 'form' ? last : 'asking'));
    close();
  }

  // Before it is seen.
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, overPage + dialog + authStyles + styles);
  }, [host]);
  useEffect(() => {
    if (!isOpen || step === 'form') return;
    let isGone = false;
    (async () => {
      const isKnown =
        (await knowVisitor(runtime)) ?? (await knowGuest(runtime, isOwn)) ?? goesAsGuest(runtime);
      if (isGone) return;
      if (!isKnown && isOwn) keepPath();
      setStep(isKnown ? 'form' : 'stranger');
    })();
    return () => {
      isGone = true;
    };
  }, [runtime, isOwn, isOpen]);
  // Whoever signs in elsewhere on the page need not do so here.
  useEffect(() => {
    if (isMember && step === 'stranger' && !isOwn) setStep('form');
  }, [isMember, step]);
  useEffect(() => {
    if (step === 'sent') head.current?.focus();
    // The button that led here is gone.
    else if (step === 'form' && document.activeElement === document.body)
      host?.shadowRoot?.querySelector<HTMLElement>('[open] h2')?.focus();
  }, [step]);

  if (step === 'stranger' && isOwn)
    return (
      isOpen && (
        <AuthTag
          attributes={{ show: 'modal', context: 'quote', modal, social, open: 'sign-in' }}
          on={{ 'kerf-guest': () => setStep('form'), 'kerf-follow-up': () => setStep('form') }}
          onClosed={onClose}
        />
      )
    );
  return (
    <Dialog
      id="quote"
      title={title}
      isOpen={isOpen && step !== 'asking'}
      isKept={step === 'form'}
      onClose={onClose}
      part="dialog"
    >
      {step === 'stranger' && (
        <div className="stack">
          <p>Sign in to ask for a quote, or go on without an account.</p>
          <AuthTag
            attributes={{ context: 'inquiry' }}
            on={{ 'kerf-guest': () => setStep('form'), 'kerf-signed-in': () => setStep('form') }}
          />
        </div>
      )}
      {step === 'form' &&
        children((sent) => {
          setNumber(sent);
          setStep('sent');
        })}
      {step === 'sent' && (
        <div className="stack" part="thanks">
          <p className="head" ref={head} tabIndex={-1}>
            {messages.quoteSent}
          </p>
          <p>{messages.quoteSentMore}</p>
          <p>
            Its number is <b>{number}</b>. A copy is in your mail.
          </p>
          <button className="button primary" type="button" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </Dialog>
  );
}
