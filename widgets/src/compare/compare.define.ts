import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { CompareElement } from './compare.element.js';

defineWidget('kerf-compare', CompareElement, version);
