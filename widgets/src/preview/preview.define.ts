import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { PreviewElement } from './preview.element.js';

defineWidget('kerf-preview', PreviewElement, version);
