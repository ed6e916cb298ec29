import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { GalleryElement } from './gallery.element.js';

defineWidget('kerf-gallery', GalleryElement, version);
