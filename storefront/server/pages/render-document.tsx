import type { ProductInformation } from '@kerf/sdk/contract';
import type {
  CartState,
  ConfigurationState,
  OrdersState,
  PersonState,
  ReviewsState,
  Runtime,
  ShippingState,
} from '@kerf/sdk/runtime';
import { renderEarlyClicks, renderState, renderWidget } from '@kerf/widgets/render-widget';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { SignInDialog } from '../../pages/account-link.js';
import { Document, type PageScript } from '../../pages/document.js';
import { Footer, type FooterLink, type FooterRange } from '../../pages/footer.js';
import { Header } from '../../pages/header.js';
import type { PlaceWidget } from '../../pages/page-props.js';
import { Wordmark } from '../../pages/wordmark.js';
import type { MetaTags } from '../words/meta-tags.js';

/** What a route says about its page. `main` is drawn with the function that places widgets. */
export interface PageContent {
  path: string;
  status: number;
  meta: MetaTags;
  isIndexed: boolean;
  structuredData: string | null;
  /** What the widgets on the page are about, where they are about one piece. */
  configuration?: ConfigurationState;
  /** Whether it may be another one for each who asks. Then nothing on the way keeps it. */
  isPersonal?: boolean;
  /** Whether it is what a small window shows, which is closed in a moment: the shop's name, and what it says. */
  isPopup?: boolean;
  /** Whether a page of another site opened its window, and is to hear from it in the end. */
  hasOpener?: boolean;
  /** Whether it is drawn for somebody who is signed in. Default false: what is the same for everyone finds out by itself. */
  isMember?: boolean;
  /** The cart of who asks. */
  cart?: CartState;
  /** Who asks, and the form that they sent. */
  person?: PersonState;
  /** The orders of who asks. */
  orders?: OrdersState;
  /** What is read about the products that its widgets are about, by `informationKey`. */
  information?: Record<string, ProductInformation>;
  /** How long the products of an item take, by its slug. */
  shipping?: Record<string, ShippingState>;
  /** What customers say of the item, by its slug. */
  reviews?: Record<string, ReviewsState>;
  /** The large copy's path of what the gallery opens on: inside of a widget a browser finds it late. */
  firstPicture?: string | null;
  main: (place: PlaceWidget) => ReactNode;
  /** More styles, for what only pages of this kind have. */
  styles?: string;
  /** Whether it shows addresses of the shop in frames. Default false. */
  hasFrames?: boolean;
  /** The page's own scripts, by their names in `assets/scripts`. Default none. */
  scripts?: readonly PageScriptName[];
}

/** A script of a page itself; what is in widgets comes with them. */
export type PageScriptName =
  | 'check-fields'
  | 'complete-address'
  | 'copy-code'
  | 'follow-order'
  | 'follow-prices'
  | 'follow-product'
  | 'follow-shipping'
  | 'follow-template'
  | 'go-back'
  | 'hand-over'
  | 'hold-offline'
  | 'keep-typed'
  | 'leave-account'
  | 'show-password'
  | 'take-cart';

/** What all pages of this shop have in common. */
export interface PageFrame {
  styles: string;
  /** More of them, for browsers that run no script. */
  withoutScript: string;
  fonts: readonly string[];
  icon: string;
  ranges: readonly FooterRange[];
  /** How long most orders take: '5-9 business days'. */
  arrival: string;
  /** What the shop says of itself. */
  house: readonly FooterLink[];
  /** The dialog that signs in; null where there are no scripts. */
  dialog: SignInDialog | null;
  scriptsFor: (tags: Iterable<string>, own: readonly PageScriptName[]) => PageScript[];
}

/** A page as HTML. */
export function renderDocument(page: PageContent, frame: PageFrame, runtime: Runtime): string {
  const tags = new Set<string>();
  const place: PlaceWidget = (tag, attributes = {}) => {
    tags.add(tag);
    return renderWidget(tag, attributes, runtime);
  };
  const main = (
    <main id="main" tabIndex={-1}>
      {page.main(place)}
    </main>
  );
  const body = page.isPopup
    ? renderToString(
        <>
          <header className="site">
            <div className="hold">
              <Wordmark />
            </div>
          </header>
          {main}
        </>,
      )
    : renderState(runtime) +
      renderEarlyClicks() +
      renderToString(
        <>
          <a className="skip" href="#main">
            Skip to content
          </a>
          <Header path={page.path} place={place} dialog={frame.dialog} />
          {main}
          <Footer ranges={frame.ranges} arrival={frame.arrival} house={frame.house} />
        </>,
      );
  const { styles, withoutScript, fonts, icon } = frame;
  const { meta, isIndexed, structuredData } = page;
  const shell = {
    meta,
    isIndexed,
    isMember: page.isMember ?? false,
    structuredData,
    styles,
    moreStyles: page.styles ?? null,
    withoutScript,
    fonts,
    firstPicture: page.firstPicture ?? null,
    icon,
    scripts: frame.scriptsFor(tags, page.scripts ?? []),
    body,
  };
  return `<!doctype html>${renderToString(<Document {...shell} />)}`;
}
