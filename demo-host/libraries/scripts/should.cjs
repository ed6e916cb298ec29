require('should');
