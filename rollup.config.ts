/** What is shipped: the script tag with its chunks, and the npm packages. Pages and server are vite.config.ts. */

import { shipPackage } from './widgets/build/ship-package.js';
import { shipScriptTag } from './widgets/build/ship-script-tag.js';

export default [...shipScriptTag(), shipPackage('sdk'), shipPackage('widgets')];
