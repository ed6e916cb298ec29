require('core-js-bundle');
