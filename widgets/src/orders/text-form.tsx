import { messageFault } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { descriptionOf, FieldFrame } from '../ui/field-frame.js';
import { keepKeys } from '../ui/keep-keys.js';
import { namedField } from './named-part.js';
import { useDeed } from './use-deed.js';

interface TextFormProps {
  /** Unique in the widget. */
  id: string;
  form: 'change' | 'message';
  /** The id of what it is about. */
  about: string;
  /** Where it is sent without script. */
  action: string;
  label: string;
  button: string;
  hidden?: Readonly<Record<string, string>>;
  /** What stands in the field before anybody typed. */
  initial?: string;
  /** A field for files that go with the text, and those on their way. */
  files?: ReactNode;
  send: (text: string, form: HTMLFormElement) => Promise<{ ok: true } | { ok: false; problem: Problem }>;
  /** What is said once it is sent. */
  done: string;
  /** Whether it stays then, for another text: what came of this one stands behind its button. */
  stays?: boolean;
  /** What was said ends when this is another: an answer came. */
  round?: number;
  onDone?: () => void;
  /** It goes away with a text in it: what it was for is over. */
  onLeft?: (text: string) => void;
}

/** A form with one text to the shop. What is typed stays until it is sent. */
export function TextForm(props: TextFormProps) {
  const {
    id,
    form,
    about,
    action,
    label,
    button,
    hidden = {},
    initial = '',
    files,
    send,
    done,
    stays = false,
    round,
    onDone,
    onLeft,
  } = props;
  const name = form === 'change' ? 'remark' : 'text';
  const posted = useShop(({ orders }) =>
    orders?.posted?.form === form && orders.posted.about === about ? orders.posted : null,
  );
  const [fault, setFault] = useState(posted?.message ?? '');
  const field = useRef<HTMLTextAreaElement | null>(null);
  const { run, isBusy, problem } = useDeed();
  const [said, setSaid] = useState('');
  // What is said of files stands at their field.
  const error = fault || (problem?.field !== 'files' && problem?.message) || '';

  useEffect(() => setSaid(''), [round]);
  const left = useRef(onLeft);
  left.current = onLeft;
  useEffect(
    () => () => {
      const { value = '' } = field.current ?? {};
      if (value.trim()) left.current?.(value);
    },
    [],
  );

  async function submit(form: HTMLFormElement) {
    const { current } = field;
    if (!current) return;
    const found = messageFault(current.value, name);
    setFault(found?.message ?? '');
    setSaid('');
    if (found) {
      current.focus();
      return;
    }
    if (
      !(await run(
        () => send(current.value, form),
        () => (stays ? '' : done),
      ))
    )
      return;
    if (field.current) field.current.value = '';
    if (stays) setSaid(done);
    onDone?.();
  }

  const frame = { label, id, error };
  return (
    <form
      className="text-form"
      method="post"
      action={action}
      noValidate
      onInput={() => setFault('')}
      // Percent-encoded, a text is nine times as long in some scripts.
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <FieldFrame {...frame}>
        <textarea
          className="text-area"
          id={id}
          name={name}
          rows={4}
          ref={(element: HTMLTextAreaElement | null) => {
            // What is in one that goes away is read once more.
            field.current = element ?? field.current;
            keepKeys(element);
          }}
          defaultValue={posted?.text ?? initial}
          // A form that came back is far down the page: whoever sent it goes on from there.
          {...(posted?.message && namedField)}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={descriptionOf(frame)}
        />
      </FieldFrame>
      {files}
      <button className="button" type="submit" aria-disabled={isBusy || undefined}>
        {button}
      </button>
      {/* Always there: a region that arrives filled is often not heard. */}
      {stays && (
        <p className={said ? 'said' : 'out'} role="status">
          {said}
        </p>
      )}
    </form>
  );
}
