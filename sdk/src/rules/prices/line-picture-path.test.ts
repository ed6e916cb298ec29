import { expect, test } from 'vitest';
import { sampleRange } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import { drawingPath } from './drawing-path.js';
import { linePicturePath } from './line-picture-path.js';
import { toPricingRequest } from './pricing-request.js';

const configuration = toPricingRequest(sampleRange, openingSelection(sampleRange, null));
if (!configuration) throw new Error('The sample opens with a size.');

test('A line is shown as its artwork that was ordered before, else as the shop draws it', () => {
  const drawing = drawingPath(configuration);
  expect(linePicturePath({ configuration })).toBe(drawing);
  // What is asked for in vain leads to the same drawing.
  expect(linePicturePath({ configuration, artwork_id: 'art-1' })).toBe(
    drawing.replace('/get/drawing', '/order/get/artwork-picture/art-1'),
  );
});
