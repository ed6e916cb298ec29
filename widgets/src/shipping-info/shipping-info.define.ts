import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { ShippingInfoElement } from './shipping-info.element.js';

defineWidget('kerf-shipping-info', ShippingInfoElement, version);
