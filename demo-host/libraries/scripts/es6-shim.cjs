require('es6-shim');
