require('@webcomponents/custom-elements');
