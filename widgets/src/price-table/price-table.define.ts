import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { PriceTableElement } from './price-table.element.js';

defineWidget('kerf-price-table', PriceTableElement, version);
