require('mootools');
