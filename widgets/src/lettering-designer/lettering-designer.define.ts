import { version } from '@kerf/sdk/runtime';
import { defineWidget } from '../element/define-widget.js';
import { LetteringDesignerElement } from './lettering-designer.element.js';

defineWidget('kerf-lettering-designer', LetteringDesignerElement, version);
