import { changeConfiguration } from './change-configuration.js';
import type { Runtime } from './runtime.js';
import { cancelPending, schedule } from './schedule.js';

/** Fields that are typed in; width and height are one. */
export const typedFields = ['size', 'quantity', 'sets', 'cut_per_shape', 'ea', 'lettering'] as const;
export type TypedField = (typeof typedFields)[number];

const purposeOf = (name: string, field: TypedField) => `typing:${field}:${name}`;

function mark(rt: Runtime, name: string, field: TypedField, isTyping: boolean): void {
  const typing = rt.state.configurations[name]?.typing ?? [];
  if (typing.includes(field) !== isTyping)
    changeConfiguration(rt, name, {
      typing: isTyping ? [...typing, field] : typing.filter((other) => other !== field),
    });
}

/** Marks a field as typed in until nothing was typed for `wait` ms, which is when `then` is called. */
export function startTyping(
  rt: Runtime,
  name: string,
  field: TypedField,
  wait: number,
  then: () => void,
): void {
  mark(rt, name, field, true);
  schedule(rt, purposeOf(name, field), wait, () => {
    mark(rt, name, field, false);
    then();
  });
}

/** Forgets that a field was being typed in, because its value was chosen instead. */
export function stopTyping(rt: Runtime, name: string, field: TypedField): void {
  cancelPending(rt, purposeOf(name, field));
  mark(rt, name, field, false);
}
