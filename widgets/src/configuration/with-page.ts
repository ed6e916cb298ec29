/** What passes between a widget and its page: fetched once the widget is drawn, in one file. */
export { heedPage } from '../element/heed-page.js';
export { windowBlocked } from '../element/window-blocked.js';
export { tellPage } from './tell-page.js';
export { patience, unnamed } from './unnamed.js';
