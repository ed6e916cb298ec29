require('sugar/dist/sugar.js').extend({ objectPrototype: true });
