/**
 * Keeps the page behind a dialog where it is: it neither scrolls nor jumps aside when its scroll bar goes. What comes
 * back lets it go again and leaves the page as it was.
 */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  const bar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar) style.paddingInlineEnd = `${bar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}
