/** Puts a button that shows what is typed into each field for a password. Without script there is none, and its room stays. */
for (const field of document.querySelectorAll('.password')) {
  const input = field.querySelector('input');
  const label = field.querySelector('label')?.textContent ?? 'password';
  if (!input) continue;
  const button = document.createElement('button');
  button.type = 'button';
  const tell = (/** @type {boolean} */ isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? 'Hide' : 'Show';
    button.setAttribute('aria-label', `${button.textContent} ${label.toLowerCase()}`);
  };
  tell(false);
  button.addEventListener('click', () => tell(input.type === 'password'));
  // A manager of passwords, and what a browser keeps of forms, know it by its type.
  input.form?.addEventListener('submit', () => tell(false));
  input.after(button);
}
