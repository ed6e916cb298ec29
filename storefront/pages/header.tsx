import { freeShippingAmount } from '@kerf/sdk/rules';
import type { PageProps } from './page-props.js';
import { Placed } from './placed.js';
import { Wordmark } from './wordmark.js';

const links = [
  { path: '/stickers', label: 'Stickers' },
  { path: '/business-cards', label: 'Business cards' },
  { path: '/business-cards/swing-tags', label: 'Swing tags' },
];

/** The most specific link that this path lies under, so that one at most is marked as current. */
function currentLink(path: string): string | undefined {
  return links
    .map((link) => link.path)
    .filter((link) => path === link || path.startsWith(`${link}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** The head of every page: promises, name, ways in, and the cart. */
export function Header({ path, place }: PageProps) {
  const current = currentLink(path);
  return (
    <header>
      <div className="strip">
        <ul className="hold">
          <li>{`Free shipping Australia wide from ${freeShippingAmount}`}</li>
          <li>Free PDF proof after checkout</li>
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
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Placed className="cart-place" markup={place('kerf-cart-link')} />
        </div>
      </div>
    </header>
  );
}
