import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { QuoteRequestElement } from './quote-request.element.js';

defineWidget('kerf-quote-request', QuoteRequestElement, version);
