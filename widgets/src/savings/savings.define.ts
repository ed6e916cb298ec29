import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { SavingsElement } from './savings.element.js';

defineWidget('kerf-savings', SavingsElement, version);
