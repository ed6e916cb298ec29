require('collections/shim.js');
