import { freeShippingAmount } from '@kerf/sdk/rules';
import { AccountLink, type SignInDialog } from './account-link.js';
import type { PageProps } from './page-props.js';
import { Placed } from './placed.js';
import { Wordmark } from './wordmark.js';

/** The ways in. A phone shows the last word of each, which tells them apart; what is read aloud is all of it. */
const links = [
  { path: '/stickers', first: '', last: 'Stickers' },
  { path: '/business-cards', first: 'Business ', last: 'cards' },
  { path: '/business-cards/swing-tags', first: 'Swing ', last: 'tags' },
];

/** The most specific link that this path lies under, so that one at most is marked as current. */
function currentLink(path: string): string | undefined {
  return links
    .map((link) => link.path)
    .filter((link) => path === link || path.startsWith(`${link}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** The head of every page: promises, name, ways in, and the cart. */
export function Header({ path, place, dialog }: PageProps & { dialog: SignInDialog | null }) {
  const current = currentLink(path);
  return (
    <header>
      <div className="strip">
        <ul className="hold">
          <li>
            Free shipping <span className="wide">Australia wide </span>
            {`from ${freeShippingAmount}`}
          </li>
          <li>
            Free PDF proof<span className="wide"> after checkout</span>
          </li>
        </ul>
      </div>
      <div className="site">
        <div className="hold">
          <Wordmark />
          <nav aria-label="Shop">
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <a
                    href={link.path}
                    aria-current={link.path === path ? 'page' : link.path === current ? 'true' : undefined}
                  >
                    {link.first && <span className="wide">{link.first}</span>}
                    {link.last}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <AccountLink path={path} dialog={dialog} />
          <Placed className="cart-place" markup={place('kerf-cart-link')} />
        </div>
      </div>
    </header>
  );
}
