require('dom4');
