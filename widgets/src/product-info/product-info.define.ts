import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { ProductInfoElement } from './product-info.element.js';

defineWidget('kerf-product-info', ProductInfoElement, version);
