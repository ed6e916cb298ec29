import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { CartElement } from './cart.element.js';

defineWidget('kerf-cart', CartElement, version);
