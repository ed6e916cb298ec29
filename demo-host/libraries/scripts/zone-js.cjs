require('zone.js');
