import type { ReactNode } from 'react';

interface WayProps {
  /** Where it leads without script; '' where the page draws nothing there. */
  href: string;
  /** Whether it leads to what is shown. */
  isNow: boolean;
  /** What is heard in place of what is seen. */
  label?: string;
  className: string;
  onGo: () => void;
  children: ReactNode;
}

/** A way to other reviews: a link where the page draws them too, else a button. */
export function Way({ href, isNow, label, className, onGo, children }: WayProps) {
  const about = { className, 'aria-label': label, 'aria-current': isNow || undefined } as const;
  if (href === '')
    return (
      <button type="button" {...about} onClick={onGo}>
        {children}
      </button>
    );
  return (
    <a
      href={href}
      {...about}
      onClick={(event) => {
        // In a tab of its own, if that is what they want.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </a>
  );
}
