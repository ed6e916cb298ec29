require('@webcomponents/scoped-custom-element-registry');
