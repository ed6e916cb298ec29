import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { OrdersElement } from './orders.element.js';

defineWidget('kerf-orders', OrdersElement, version);
