import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { ConfiguratorElement } from './configurator.element.js';

defineWidget('kerf-configurator', ConfiguratorElement, version);
