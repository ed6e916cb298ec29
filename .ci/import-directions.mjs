/**
 * Which part of the house may import which, for dependency-cruiser (`npm run lint`). A part may use itself and what its
 * row names; everything else of ours is refused, so that a new folder has no way in until a row lets it. Rules add up:
 * an import has to pass every one that speaks of it.
 */

const ours = '^(sdk|widgets|storefront|demo-host)/';
const tests = '\\.(test|spec)\\.tsx?$|/testing/|^storefront/tests/|^demo-host/(e2e|bench)/';

const sdkEntries = (...names) => `^sdk/src/(${names.join('|')})\\.ts$`;
const server = (...names) => `^storefront/server/(${names.join('|')})\\.ts$`;
const serverFolders = (...names) => `^storefront/server/(${names.join('|')})/`;

/**
 * Part, what it may use besides itself, and the idea behind it. `folder/` is all that is in a folder and in no row of its
 * own; `folder/*` the files that lie directly in it, which may use all of it.
 */
const parts = [
  ['sdk/src/contract/', [], 'The contract is below everything else.'],
  ['sdk/src/rules/', ['^sdk/src/contract/'], 'Rules are pure: they know the contract alone.'],
  ['sdk/src/drawing/', ['^sdk/src/(contract|rules)/'], 'A drawing follows from contract and rules.'],
  [
    'sdk/src/lettering/',
    ['^sdk/src/(contract|rules)/', '^sdk/src/drawing/box\\.ts$'],
    'Outlines follow from contract, rules and a font.',
  ],
  ['sdk/src/errors/', ['^sdk/src/contract/'], 'What goes wrong is said in the contract’s words.'],
  ['sdk/src/client/', ['^sdk/src/(contract|rules|errors)/'], 'The client sends calls; it keeps no state.'],
  [
    'sdk/src/store/',
    ['^sdk/src/(contract|rules|errors|client)/', sdkEntries('version')],
    'The store is where state and client meet; it draws nothing.',
  ],
  ['sdk/src/*', [], 'The SDK is below widgets and shop.'],

  ['widgets/src/theme/', [], 'The theme is style sheets.'],
  ['widgets/src/ui/', ['^widgets/src/theme/'], 'Parts of an interface know neither shop nor widget.'],
  [
    'widgets/src/element/',
    ['^widgets/src/theme/', sdkEntries('actions', 'runtime')],
    'What all widgets extend knows none of them.',
  ],
  [
    'widgets/src/configuration/',
    ['^widgets/src/(element|ui|theme)/', sdkEntries('actions', 'contract', 'rules', 'runtime')],
    'What ties a widget to a configuration knows no widget.',
  ],
  [
    'widgets/src/',
    [
      '^widgets/build/shipped\\.ts$',
      sdkEntries('index', 'actions', 'contract', 'drawing', 'lettering', 'rules', 'runtime'),
    ],
    'Widgets know nothing of the shop that runs them.',
  ],
  ['widgets/build/', ['^widgets/'], 'What ships the widgets knows them alone.'],
  ['widgets/release/', ['^widgets/build/'], 'A release is a build that is kept.'],

  ['storefront/artwork/', [sdkEntries('drawing')], 'Artwork is drawn, whoever shows it.'],
  [
    'storefront/pages/',
    ['^storefront/artwork/', sdkEntries('contract', 'drawing', 'rules')],
    'Pages are drawn from what they are given; they know neither server nor widget.',
  ],

  [
    'storefront/server/lettering/',
    [sdkEntries('lettering')],
    'Letters are fonts and outlines; they are below the catalogue, which has them.',
  ],
  [
    'storefront/server/catalogue/',
    [serverFolders('lettering'), server('paths'), sdkEntries('drawing', 'lettering')],
    'The catalogue is below everything else of the server.',
  ],
  [
    'storefront/server/pricing/',
    [serverFolders('catalogue', 'lettering')],
    'Prices are made from the catalogue alone.',
  ],
  [
    'storefront/server/words/',
    [serverFolders('catalogue'), server('paths')],
    'What the shop says is said of the catalogue alone.',
  ],
  ['storefront/server/docs/', [], 'The documentation is texts; it knows neither trade nor pages.'],
  ['storefront/server/db/', [server('env', 'start-error')], 'The database knows no trade.'],
  [
    'storefront/server/http/',
    [server('env', 'paths', 'db/open-database', 'db/engine', 'limits/limits')],
    'How the server answers does not depend on what it says.',
  ],
  [
    'storefront/server/limits/',
    [server('db/schema', 'http/api-failure', 'jobs/in-batches')],
    'Limits are rows of a database that somebody else opens.',
  ],
  [
    'storefront/server/cart/',
    [
      serverFolders('catalogue', 'pricing', 'limits'),
      server(
        'artwork/ordered-piece',
        'db/schema',
        'http/address-block',
        'http/api-failure',
        'http/answer',
        'http/turns',
        'jobs/in-batches',
        'orders/files-of-lines',
        'orders/printed-files',
      ),
    ],
    'The cart is below the API.',
  ],
  [
    'storefront/server/mail/',
    [server('db/schema', 'jobs/in-batches')],
    'Mail knows how letters go out, and none of them.',
  ],
  [
    'storefront/server/people/',
    [
      serverFolders('mail'),
      server(
        'db/schema',
        'db/address-tables',
        'db/engine',
        'http/address-block',
        'http/api-failure',
        'http/waiting-lines',
        'jobs/in-batches',
        'limits/limits',
      ),
    ],
    'People are below the API, and know no trade.',
  ],
  [
    'storefront/server/checkout/',
    [
      serverFolders('cart', 'orders', 'people'),
      server('artwork/artwork-again', 'db/schema', 'http/api-failure', 'mail/mail-queue'),
    ],
    'A checkout makes an order of a cart.',
  ],
  [
    'storefront/server/orders/',
    [
      serverFolders('cart', 'catalogue', 'limits', 'mail', 'people', 'proofs'),
      server(
        'artwork/artwork-rows',
        'db/schema',
        'db/order-tables',
        'db/proof-tables',
        'db/review-tables',
        'http/address-block',
        'http/answer',
        'http/api-failure',
        'http/order-cookie',
        'jobs/in-batches',
        'pricing/arrival',
        'pricing/quote-shipping',
      ),
    ],
    'Orders are below the API; they know carts and people, and no pages.',
  ],
  [
    'storefront/server/payment/',
    [
      serverFolders('orders'),
      server('db/schema', 'http/api-failure', 'http/check-shape', 'http/fetch-bounded'),
    ],
    'A payment is of an order; who handles cards is asked there and nowhere else.',
  ],
  [
    'storefront/server/proofs/',
    [
      serverFolders('artwork', 'catalogue', 'orders', 'papers', 'people', 'storage'),
      server('db/schema', 'db/proof-tables', 'http/api-failure', 'start-error'),
      sdkEntries('drawing'),
    ],
    'A proof is of a piece of an order.',
  ],
  [
    'storefront/server/papers/',
    [
      serverFolders('catalogue', 'orders'),
      sdkEntries('drawing'),
      server(
        'db/schema',
        'http/address-block',
        'http/api-failure',
        'http/turns',
        'http/waiting-lines',
        'program-of',
      ),
    ],
    'A paper is words of a sale, set and bound; of who asks for it, it knows whose turn it is.',
  ],
  [
    'storefront/server/quotations/',
    [
      serverFolders('cart', 'catalogue', 'limits', 'mail', 'papers', 'people', 'pricing'),
      server(
        'db/schema',
        'db/quotation-tables',
        'http/address-block',
        'http/api-failure',
        'http/person-cookies',
        'http/turns',
        'jobs/in-batches',
        'orders/order-number',
      ),
    ],
    'A quotation is of what carts know to price; it is below the API.',
  ],
  [
    'storefront/server/templates/',
    [
      serverFolders('papers'),
      server('http/address-block', 'limits/limits'),
      sdkEntries('drawing', 'lettering'),
    ],
    'A template is of a piece; it knows nobody’s order.',
  ],
  [
    'storefront/server/social/',
    [
      serverFolders('people'),
      server('db/schema', 'env', 'http/api-failure', 'http/fetch-bounded', 'jobs/in-batches'),
    ],
    'Who has an account elsewhere is asked there; what it opens here, people know.',
  ],
  [
    'storefront/server/jobs/',
    [
      server(
        'db/schema',
        'limits/limits',
        'cart/run-once',
        'cart/cart-rows',
        'cart/remove-line',
        'checkout/checkouts',
        'mail/mail-queue',
        'orders/order-keys',
        'people/account-record',
        'people/guests',
        'people/sessions',
        'people/social-handles',
        'people/verifications',
        'quotations/quotation-keys',
        'quotations/quotation-rows',
        'quotes/quote-rows',
        'samples/sample-rows',
        'social/flows',
      ),
    ],
    'Jobs clear away what carts, people and limits leave behind.',
  ],
  [
    'storefront/server/storage/',
    [server('env', 'db/engine', 'start-error')],
    'Files are kept under keys; what is in them is for others.',
  ],
  [
    'storefront/server/artwork/',
    [
      sdkEntries('drawing'),
      serverFolders('catalogue', 'orders', 'storage'),
      server(
        'db/schema',
        'db/artwork-tables',
        'http/address-block',
        'http/api-failure',
        'http/waiting-lines',
        'jobs/jobs',
        'limits/limits',
        'paths',
        'people/secrets',
        'program-of',
        'start-error',
      ),
    ],
    'Artwork is what orders wait for; it is below the API.',
  ],
  [
    'storefront/server/quotes/',
    [
      serverFolders('artwork', 'catalogue', 'limits', 'mail', 'orders', 'people', 'storage'),
      server(
        'cart/run-once',
        'db/schema',
        'db/quote-tables',
        'http/address-block',
        'http/answer',
        'http/api-failure',
        'jobs/in-batches',
      ),
    ],
    'Requests for a quote are below the API; they know people and files, and no carts.',
  ],
  [
    'storefront/server/samples/',
    [
      serverFolders('limits', 'mail', 'orders', 'people'),
      server('db/schema', 'db/sample-tables', 'http/address-block', 'jobs/in-batches'),
    ],
    'Sample packs are below the pages; they know people, and no trade.',
  ],
  [
    'storefront/server/reviews/',
    [
      serverFolders('artwork', 'catalogue', 'orders', 'storage'),
      server(
        'db/schema',
        'db/review-tables',
        'http/address-block',
        'http/api-failure',
        'http/turns',
        'mail/letter',
        'mail/mail-queue',
        'people/secrets',
      ),
    ],
    'A review is of a piece that was ordered; it is below the API.',
  ],
  [
    'storefront/server/backup/',
    [serverFolders('db'), server('env', 'start-error')],
    'A backup is rows; it knows no trade.',
  ],
  [
    'storefront/server/commands/',
    [
      serverFolders(
        'artwork',
        'backup',
        'catalogue',
        'orders',
        'papers',
        'payment',
        'people',
        'proofs',
        'quotations',
        'quotes',
        'samples',
        'reviews',
        'storage',
      ),
      server(
        'db/engine',
        'db/open-database',
        'db/schema',
        'db/why-not-opened',
        'env',
        'http/api-failure',
        'mail/mail-queue',
        'pricing/load-catalogue',
        'start-error',
        'templates/cut-file',
      ),
    ],
    'Commands call what does the work.',
  ],
  [
    'storefront/server/api/',
    [
      serverFolders(
        'catalogue',
        'pricing',
        'words',
        'cart',
        'orders',
        'papers',
        'people',
        'proofs',
        'quotations',
        'quotes',
        'reviews',
        'artwork',
        'checkout',
        'payment',
        'http',
      ),
      server('shop-context'),
      sdkEntries('drawing'),
    ],
    'The API is above the trade and below the server; it draws no pages.',
  ],
  [
    'storefront/server/pages/',
    [
      serverFolders(
        'catalogue',
        'pricing',
        'words',
        'cart',
        'orders',
        'papers',
        'people',
        'proofs',
        'quotations',
        'quotes',
        'samples',
        'reviews',
        'artwork',
        'checkout',
        'payment',
        'templates',
        'docs',
        'http',
      ),
      server('shop-context', 'paths', 'mail/mailbox'),
      '^storefront/pages/',
      '^widgets/src/render-widget\\.tsx$',
      sdkEntries('drawing', 'runtime'),
    ],
    'Pages are the same for everyone but for those of a cart or an account; no database is in them.',
  ],
  [
    'storefront/server/shipped/',
    [serverFolders('http'), server('db/schema', 'db/engine', 'paths')],
    'What is shipped is files; it knows no trade.',
  ],
  ['storefront/server/*', [], 'The page renderer is the server’s one door to pages and widgets.'],

  ['storefront/lettering-fonts/', [], 'Fonts are copied from their packages.'],
  ['storefront/suburbs/', [], 'The list of suburbs is made from a package alone.'],
  [
    'storefront/media/',
    [
      '^storefront/artwork/',
      serverFolders('catalogue', 'pricing'),
      sdkEntries('contract', 'drawing', 'lettering', 'rules'),
    ],
    'Pictures are drawn from the catalogue.',
  ],
  ['storefront/start/', ['^demo-host/server\\.mjs$'], 'The start runs what is built.'],
  ['storefront/*', [], 'The start runs what is built.'],
  ['demo-host/', [], 'The demo host uses what a stranger would: the script tag.'],
];

/** What every part of the server may use of the SDK: what the browser has too. */
const serverEntries = sdkEntries('contract', 'rules');

const pathOf = (part) => `^${part.replace(/\*$/, '[^/]+$')}`;
const wholeOf = (part) => `^${part.replace(/\*$/, '')}`;
const partPaths = parts.map(([part]) => pathOf(part));

/** The narrower rows of a folder speak for what is in them. */
const innerPaths = (path) => partPaths.filter((other) => other !== path && other.startsWith(path));

const directions = parts.map(([part, mayUse, comment]) => ({
  name: `what ${part} uses`,
  comment,
  severity: 'error',
  from: { path: pathOf(part), pathNot: [tests, ...innerPaths(pathOf(part))] },
  to: {
    path: ours,
    pathNot: [wholeOf(part), ...mayUse, ...(part.startsWith('storefront/server/') ? [serverEntries] : [])],
  },
}));

/** The name of a package, installed or not. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycles',
      comment: 'What imports each other is one thing; types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...directions,
    {
      name: 'a folder without a row',
      comment: 'Say what it may use, in .ci/import-directions.mjs.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, ...partPaths] },
      to: {},
    },
    {
      name: 'the SDK has no interface',
      comment: 'It uses valtio/vanilla and nothing of React.',
      severity: 'error',
      from: { path: '^sdk/src/' },
      to: {
        path: packages('react', 'react-dom', 'preact', '@preact', 'valtio'),
        pathNot: '(^|node_modules/)valtio/(esm/)?vanilla',
      },
    },
    {
      name: 'widget sources import React',
      comment: 'The build puts Preact in its place.',
      severity: 'error',
      from: { path: '^widgets/src/' },
      to: { path: packages('preact', '@preact') },
    },
    {
      name: 'widgets do not know each other',
      comment:
        'They meet in the shop’s state. Where the cart is, and which of its lines is edited, all may ask; quotations are printed by all.',
      severity: 'error',
      from: { path: '^widgets/src/([^/]+)/', pathNot: tests },
      to: {
        path: '^widgets/src/[^/]+/',
        pathNot: [
          '^widgets/src/($1|configuration|element|person-form|quotes|ui|uploads|theme)/',
          '^widgets/src/cart/(cart-url|edited-line)\\.ts$',
          '^widgets/src/quotation/open-quotation\\.tsx$',
          // Fetched by whoever needs somebody to sign in.
          '^widgets/src/auth/auth\\.define\\.ts$',
        ],
      },
    },
    {
      name: 'pages have one reader',
      comment: 'Nothing but main.ts imports the page renderer, and hands it to the server.',
      severity: 'error',
      from: { path: '^storefront/server/[^/]+$', pathNot: [tests, server('main')] },
      to: { path: '^storefront/server/pages/' },
    },
    {
      name: 'the SDK has named entries',
      comment: 'From other workspaces it is @kerf/sdk/… alone, in tests too.',
      severity: 'error',
      from: { path: '^(widgets|storefront|demo-host)/' },
      to: {
        path: '^sdk/',
        pathNot: sdkEntries('index', 'actions', 'contract', 'drawing', 'lettering', 'rules', 'runtime'),
      },
    },
    {
      name: 'widgets have named entries',
      comment: 'From other workspaces they are @kerf/widgets/… alone.',
      severity: 'error',
      from: { path: '^(sdk|storefront|demo-host)/', pathNot: tests },
      to: {
        path: '^widgets/',
        pathNot: [
          '^widgets/src/[^/]+/[^/]+\\.(element|define)\\.ts$',
          '^widgets/src/element/kerf-element\\.tsx$',
          '^widgets/src/render-widget\\.tsx$',
        ],
      },
    },
    {
      name: 'what tests use stays with tests',
      comment: 'Nothing that is shipped or served imports them.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    // Imports of types are imports: a type that two parts share belongs below both.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^widgets/releases/' },
    // The sources behind each package's entries, as the type checker and the tests read them.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['kerf-source', 'import', 'node', 'default'],
    },
  },
};
