import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { ReviewsElement } from './reviews.element.js';

defineWidget('kerf-reviews', ReviewsElement, version);
