import type { ReactNode } from 'react';
import { saidAt } from '../said.js';

interface AccountFormProps {
  action: string;
  /** What its button says. */
  button: ReactNode;
  /** Whether it is what the page is for. */
  isFirst?: boolean;
  /** Whether it leads out of the account, where no notice has the focus. */
  isWayOut?: boolean;
  children?: ReactNode;
}

/** A form of the account. What is wrong is said by the shop, in the same words with script and without. */
export function AccountForm({
  action,
  button,
  isFirst = false,
  isWayOut = false,
  children,
}: AccountFormProps) {
  return (
    <form className="fields" method="post" action={isWayOut ? action : action + saidAt} noValidate>
      {children}
      <div>
        <button className={isFirst ? 'act first' : 'act'} type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}

/** Tells a manager of passwords whose password a form is about. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
