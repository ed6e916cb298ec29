/** What an option list opens with. */
const openingOf = (select: HTMLSelectElement): string =>
  [...select.options].find((option) => option.defaultSelected)?.value ?? select.value;

/** Whether fields hold something else than the server rendered. */
export const hasEarlyInput = (shadow: ShadowRoot): boolean =>
  [...shadow.querySelectorAll('input')].some(
    // The value of a box without one is "on", and its opening one is ''.
    (input) =>
      input.checked !== input.defaultChecked ||
      (input.type !== 'checkbox' && input.value !== input.defaultValue),
  ) ||
  [...shadow.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...shadow.querySelectorAll('select')].some((select) => select.value !== openingOf(select));

/**
 * What a visitor entered into a server-rendered widget before its script ran: the browser keeps it in the inputs,
 * hydration would overwrite it. Returns, of each field, what enters it again, as the visitor would, once events are heard.
 */
export function takeEarlyInput(shadow: ShadowRoot): Map<HTMLElement, () => void> {
  const entered = new Map<HTMLElement, () => void>();
  for (const input of shadow.querySelectorAll('input')) {
    const { checked, value } = input;
    if (input.type === 'file') {
      // No script may enter files, and none has to: they stay through hydration, and are only told of.
      if (input.files?.length)
        entered.set(input, () => input.dispatchEvent(new Event('change', { bubbles: true })));
    } else if (input.type === 'radio' || input.type === 'checkbox') {
      if (checked !== input.defaultChecked && (checked || input.type === 'checkbox')) {
        input.checked = input.defaultChecked;
        entered.set(input, () => input.checked !== checked && input.click());
      }
    } else if (value !== input.defaultValue) {
      entered.set(input, () => {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
  }
  for (const field of shadow.querySelectorAll('textarea')) {
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    entered.set(field, () => {
      if (value !== defaultValue) {
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // Its words are put in anew when it is taken over, and the cursor with them.
      if (field === shadow.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
    });
  }
  for (const select of shadow.querySelectorAll('select')) {
    const { value } = select;
    if (value !== openingOf(select))
      entered.set(select, () => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
  }
  return entered;
}
