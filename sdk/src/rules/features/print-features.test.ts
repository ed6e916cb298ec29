import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PrintFeatureChoice } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { features, premium, sampleRange, standard } from '../../testing/sample-range.js';
import { openingSelection } from '../options/opening-selection.js';
import {
  choiceState,
  type FeatureSide,
  featureHint,
  featureLimit,
  featureSides,
  isFeatureChosen,
  legalFeatures,
  offeredFeatures,
  shownFeatures,
  toggleChoice,
} from './print-features.js';

const opening: Selection = { ...openingSelection(sampleRange, null), print_features: [] };
const { foil, emboss, punch, strings } = features;
const choice = (feature_id: number, index: number, side: FeatureSide = 'na'): PrintFeatureChoice => ({
  feature_id,
  item_id: feature_id * 10 + index,
  side,
});
const press = (selection: Selection, ...choices: PrintFeatureChoice[]): Selection => {
  let now = selection;
  for (const pressed of choices) now = { ...now, print_features: toggleChoice(premium, now, pressed) };
  return now;
};

describe('what is offered', () => {
  test('the features stand in the order of their tabs, without the retired ones', () => {
    expect(offeredFeatures(premium).map(({ name }) => name)).toEqual([
      'Foil Stamp',
      'Emboss / Deboss',
      'Die Cut',
      'Punch Holes',
      'Tag Strings',
      'Fold',
    ]);
  });

  test('a retired id is left out only in its own group of sides', () => {
    const sided = {
      ...premium,
      attributes: {
        ...premium.attributes,
        print_features: [
          { ...features.retired, applied_side: 'both' as const },
          { ...features.retiredSided, applied_side: null },
        ],
      },
    };
    expect(offeredFeatures(sided).map(({ id }) => id)).toEqual([44, 45]);
  });

  test('the standard card has none', () => {
    expect(standard.attributes.print_features.length).toBeGreaterThan(0);
    expect(offeredFeatures(standard)).toEqual([]);
  });

  test('a sided feature is offered for each printed side, another once', () => {
    expect(featureSides(foil, { printed_side_id: 1 }, premium)).toEqual(['front']);
    expect(featureSides(foil, { printed_side_id: 2 }, premium)).toEqual(['front', 'back']);
    expect(featureSides(punch, { printed_side_id: 2 }, premium)).toEqual(['na']);
    expect(featureSides({ ...foil, applied_side: 'back' }, { printed_side_id: 1 }, premium)).toEqual([]);
    expect(featureSides({ ...foil, applied_side: null }, { printed_side_id: 1 }, premium)).toEqual(['na']);
  });

  test('tag strings show only once there is a punch hole', () => {
    const codes = (selection: Selection) => shownFeatures(sampleRange, selection).map(({ code }) => code);
    expect(codes(opening)).not.toContain('tag-strings');
    expect(codes(press(opening, choice(24, 1)))).toContain('tag-strings');
  });
});

describe('choosing', () => {
  test('a single choice replaces the one before it, and pressed again it stays', () => {
    const once = press(opening, choice(24, 0), choice(24, 1));
    expect(once.print_features).toEqual([choice(24, 1)]);
    expect(press(once, choice(24, 1)).print_features).toEqual([choice(24, 1)]);
  });

  test('"none" is chosen while nothing else is, and choosing it empties the feature', () => {
    expect(choiceState(opening, punch, 246, 'na')).toEqual({ chosen: true, disabled: false });
    const holed = press(opening, choice(24, 1));
    expect(choiceState(holed, punch, 246, 'na').chosen).toBe(false);
    expect(choiceState(holed, punch, 241, 'na').chosen).toBe(true);
    expect(isFeatureChosen(punch, holed)).toBe(true);
    expect(press(holed, choice(24, 6)).print_features).toEqual([]);
  });

  test('what is not offered takes nothing off that is chosen', () => {
    const holed = press(opening, choice(24, 1));
    expect(press(holed, choice(24, 99)).print_features).toEqual(holed.print_features);
    const embossed = press(opening, choice(22, 0, 'front'));
    expect(press(embossed, choice(22, 1, 'na')).print_features).toEqual(embossed.print_features);
  });

  test('foil takes three on each side, disables the rest, and frees them again', () => {
    const full = press(opening, choice(21, 0, 'front'), choice(21, 1, 'front'), choice(21, 2, 'front'));
    expect(full.print_features).toHaveLength(3);
    expect(choiceState(full, foil, 213, 'front').disabled).toBe(true);
    expect(choiceState(full, foil, 210, 'front')).toEqual({ chosen: true, disabled: false });
    expect(choiceState(full, foil, 213, 'back').disabled).toBe(false);
    expect(press(full, choice(21, 3, 'front'))).toEqual(full);
    const freed = press(full, choice(21, 0, 'front'));
    expect(choiceState(freed, foil, 213, 'front').disabled).toBe(false);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [9, 3],
    [0, 1],
  ])('a feature that allows %d takes %d', (max_selected, limit) => {
    expect(featureLimit({ ...foil, max_selected })).toBe(limit);
  });

  test('embossing one side takes it off the other when both are printed', () => {
    const front = press(opening, choice(22, 0, 'front'));
    expect(front.print_features).toEqual([choice(22, 0, 'front')]);
    expect(press(front, choice(22, 1, 'back')).print_features).toEqual([choice(22, 1, 'back')]);
    expect(press(front, choice(22, 2, 'back')).print_features).toEqual([choice(22, 0, 'front')]);
    expect(choiceState(front, emboss, 222, 'back').chosen).toBe(true);
  });

  test('that only one side is embossed is said before one is chosen, where both are printed', () => {
    const hint = 'One side can be embossed or debossed: choosing it here takes it off the other side.';
    expect(featureHint(emboss, { printed_side_id: 2 }, premium)).toBe(hint);
    expect(featureHint(emboss, { printed_side_id: 1 }, premium)).toBe('');
    expect(featureHint(foil, { printed_side_id: 2 }, premium)).toBe('');
  });

  test('without a punch hole there are no tag strings', () => {
    expect(press(opening, choice(25, 0)).print_features).toEqual([]);
    const tied = press(opening, choice(24, 1), choice(25, 0));
    expect(isFeatureChosen(strings, tied)).toBe(true);
    expect(press(tied, choice(24, 6)).print_features).toEqual([]);
    expect(press(tied, choice(24, 2)).print_features).toEqual([choice(24, 2), choice(25, 0)]);
  });

  test('what is chosen stands as the tabs have it, in whatever order it was pressed', () => {
    const pressed = [
      choice(26, 1),
      choice(24, 1),
      choice(21, 3, 'back'),
      choice(21, 2, 'front'),
      choice(21, 0, 'front'),
    ];
    const inOrder = [
      choice(21, 0, 'front'),
      choice(21, 2, 'front'),
      choice(21, 3, 'back'),
      choice(24, 1),
      choice(26, 1),
    ];
    expect(press(opening, ...pressed).print_features).toEqual(inOrder);
    expect(press(opening, ...[...pressed].reverse()).print_features).toEqual(inOrder);
  });

  test('a back that is not printed takes nothing', () => {
    const single = { ...opening, printed_side_id: 1 };
    expect(press(single, choice(21, 0, 'back')).print_features).toEqual([]);
  });
});

describe('whatever is pressed', () => {
  const anyChoice = fc
    .tuple(
      fc.constantFrom(...Object.values(features)),
      fc.nat(8),
      fc.constantFrom<FeatureSide>('front', 'back', 'na'),
    )
    .map(([{ id }, index, side]) => choice(id, index, side));

  test('the choices can stand together, and hold no "none" and no retired feature', () => {
    fc.assert(
      fc.property(
        fc.array(anyChoice, { maxLength: 30 }),
        fc.constantFrom(1, 2),
        (pressed, printed_side_id) => {
          const { print_features } = press({ ...opening, printed_side_id }, ...pressed);
          expect(legalFeatures(premium, { printed_side_id, print_features })).toEqual(print_features);
          for (const { feature_id, side } of print_features) {
            const feature = offeredFeatures(premium).find(({ id }) => id === feature_id);
            const group = print_features.filter(
              (other) => other.feature_id === feature_id && other.side === side,
            );
            expect(group.length).toBeLessThanOrEqual(feature?.max_selected ?? 0);
          }
          const ids = print_features.map(({ item_id }) => item_id);
          for (const none of [222, 230, 246, 257, 260]) expect(ids).not.toContain(none);
          if (ids.some((id) => id >= 250 && id < 257))
            expect(ids.some((id) => id >= 240 && id < 246)).toBe(true);
        },
      ),
    );
  });
});
