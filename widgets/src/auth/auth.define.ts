import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { AuthElement } from './auth.element.js';

defineWidget('kerf-auth', AuthElement, version);
