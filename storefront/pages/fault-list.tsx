import type { InputFault } from '@kerf/sdk/rules';

/** One fault for each field, as the field itself shows it. */
export const firstOfEach = (faults: readonly InputFault[]): InputFault[] =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);

/** What is wrong with a form, a fault for each field, which it leads to. */
export function FaultList({ faults: all }: { faults: readonly InputFault[] }) {
  const faults = firstOfEach(all);
  return (
    <>
      <p>
        {faults.length === 1
          ? 'Please correct one thing before you go on:'
          : `Please correct these ${faults.length} things before you go on:`}
      </p>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
