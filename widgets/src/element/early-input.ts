/**
 * What a visitor entered into, or unfolded in, a server-rendered widget before its script ran: the browser keeps it in the inputs,
 * hydration would overwrite it. Returns a function that enters it again, as the visitor would, once events are heard.
 */
export function takeEarlyInput(shadow: ShadowRoot): () => void {
  const entered: Array<() => void> = [];
  for (const input of shadow.querySelectorAll('input')) {
    const { checked, value } = input;
    if (input.type === 'radio' || input.type === 'checkbox') {
      if (checked !== input.defaultChecked && (checked || input.type === 'checkbox')) {
        input.checked = input.defaultChecked;
        entered.push(() => input.checked !== checked && input.click());
      }
    } else if (value !== input.defaultValue) {
      entered.push(() => {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
  }
  for (const select of shadow.querySelectorAll('select')) {
    const { value } = select;
    const initial = [...select.options].find((option) => option.defaultSelected)?.value ?? value;
    if (value !== initial)
      entered.push(() => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
  }
  for (const details of shadow.querySelectorAll('details[open]'))
    entered.push(() => details.dispatchEvent(new Event('toggle')));
  return () => {
    for (const enter of entered) enter();
  };
}
