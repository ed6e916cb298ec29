import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { SpecialProcessingElement } from './special-processing.element.js';

defineWidget('kerf-special-processing', SpecialProcessingElement, version);
