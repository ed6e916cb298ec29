/**
 * Groups of options behind a head that says what is chosen. With room they are an accordion, one open at a time; on a
 * narrow screen a head opens its group in a drawer.
 */
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.js';
import { isNarrowNow, useNarrow } from './use-narrow.js';

export interface SelectorGroup {
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
  /** Stands beside the button that closes the drawer, in sight while a choice is made. */
  drawerFoot: ReactNode;
}

export function Selectors({ groups, drawerFoot }: SelectorsProps) {
  const isNarrow = useNarrow();
  const [unfolded, setUnfolded] = useState(groups[0]?.key ?? '');
  const [drawn, setDrawn] = useState('');
  const drawer = groups.find(({ key }) => key === drawn);
  return (
    <div className="selectors" part="selectors">
      {groups.map(({ key, label, value, problem, content }) => {
        const isOpen = isNarrow ? drawn === key : unfolded === key;
        return (
          <section className="selector" part="selector" key={key}>
            <h3 className="selector-head">
              <button
                className="selector-button"
                type="button"
                aria-expanded={isOpen}
                aria-haspopup={isNarrow ? 'dialog' : undefined}
                aria-controls={isNarrow ? undefined : `selector-${key}`}
                // A press from before the script came is heard before anything was drawn for a narrow screen.
                onClick={() => (isNarrowNow() ? setDrawn(key) : setUnfolded(isOpen ? '' : key))}
              >
                <span className="selector-label">{label}</span>
                <span className={problem ? 'selector-value error-text' : 'selector-value'}>
                  {problem || value}
                </span>
              </button>
            </h3>
            {!isNarrow && (
              <div className="selector-body" id={`selector-${key}`} hidden={!isOpen}>
                {isOpen && content}
              </div>
            )}
          </section>
        );
      })}
      <Dialog
        id="drawer"
        part="drawer"
        title={drawer?.label ?? ''}
        isOpen={isNarrow && drawer !== undefined}
        onClose={() => setDrawn('')}
      >
        <div className="drawer-body">{drawer?.content}</div>
        <div className="drawer-foot">
          {drawerFoot}
          <button className="button primary" type="button" onClick={() => setDrawn('')}>
            Done
          </button>
        </div>
      </Dialog>
    </div>
  );
}
