import type { ReactNode } from 'react';
import { type Notice, Said } from '../said.js';

/** The pages of an account, in the order of its list. */
const links = [
  { path: '/account', name: 'Details' },
  { path: '/mypage/orders', name: 'Orders' },
  { path: '/mypage/quotations', name: 'Quotations' },
  { path: '/account/addresses', name: 'Addresses' },
  { path: '/account/password', name: 'Password' },
  { path: '/account/email', name: 'Email' },
  { path: '/account/devices', name: 'Devices' },
  { path: '/account/record', name: 'Record' },
  { path: '/account/data', name: 'Data' },
];

interface AccountPageProps {
  path: string;
  /** The entry of the list that this page is, or lies behind; null shows no list. */
  entry: string | null;
  heading: string;
  notice: Notice | null;
  children: ReactNode;
}

/** A page of an account: its name, the way to the others, what was just done, and what it is about. */
export function AccountPage({ path, entry, heading, notice, children }: AccountPageProps) {
  return (
    <div className="hold account">
      <div className="title section-head">
        <h1>{heading}</h1>
      </div>
      {entry && (
        <nav className="account-list" aria-label="Account">
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <a
                  href={link.path}
                  aria-current={link.path === path ? 'page' : link.path === entry ? 'true' : undefined}
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="account-part">
        {notice && <Said notice={notice} />}
        {children}
      </div>
    </div>
  );
}
