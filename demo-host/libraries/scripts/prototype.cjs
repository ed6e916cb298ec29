require('prototype');
