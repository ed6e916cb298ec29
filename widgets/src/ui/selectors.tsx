/**
 * Groups of options behind a head that says what is chosen. With room they are an accordion, one open at a time; on a
 * narrow screen a head opens its group in a drawer.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.js';
import { isNarrowNow, useNarrow } from './use-media.js';

interface SelectorGroup {
  key: string;
  label: string;
  /** What is chosen, in a few words. */
  value: string;
  /** Why the choice can't stand, or ''. */
  problem: string;
  content: ReactNode;
}

interface SelectorsProps {
  groups: readonly SelectorGroup[];
  /** The foot of the drawer, in sight while a choice is made, around the button that closes it. */
  drawerFoot: (done: ReactNode) => ReactNode;
}

export function Selectors({ groups, drawerFoot }: SelectorsProps) {
  const isNarrow = useNarrow();
  const [drawn, setDrawn] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const drawer = groups.find(({ key }) => key === drawn);
  useEffect(() => {
    if (!isNarrow) return;
    // What was unfolded on a wide screen, or before the script came, goes on in the drawer.
    for (const group of list.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
      group.open = false;
      setDrawn(group.dataset.key ?? '');
    }
  }, [isNarrow]);
  return (
    <div className="selectors" part="selectors" ref={list}>
      {groups.map(({ key, label, value, problem, content }) => (
        <details
          className="selector"
          part="selector"
          // The browser keeps one of a name unfolded.
          name="selector"
          key={key}
          data-key={key}
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open || !isNarrowNow()) return;
            currentTarget.open = false;
            setDrawn(key);
          }}
        >
          <summary className="selector-button" aria-haspopup={isNarrow ? 'dialog' : undefined}>
            <h3 className="selector-label">{label}</h3>
            <span className={problem ? 'selector-value error-text' : 'selector-value'}>
              {problem || value}
            </span>
          </summary>
          {/* Until scripts run every group is there, and the browser unfolds it. */}
          {!isNarrow && <div className="selector-body">{content}</div>}
        </details>
      ))}
      <Dialog
        id="drawer"
        part="drawer"
        title={drawer?.label ?? ''}
        isOpen={isNarrow && drawer !== undefined}
        onClose={() => setDrawn('')}
      >
        <div className="drawer-body">{drawer?.content}</div>
        <div className="drawer-foot">
          {drawerFoot(
            <button className="button primary" type="button" onClick={() => setDrawn('')}>
              Done
            </button>,
          )}
        </div>
      </Dialog>
    </div>
  );
}
