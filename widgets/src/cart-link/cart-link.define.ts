import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { CartLinkElement } from './cart-link.element.js';

defineWidget('kerf-cart-link', CartLinkElement, version);
