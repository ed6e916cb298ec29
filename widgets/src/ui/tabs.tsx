/** Tabs with one tab stop; arrows, Home and End move, and moving shows. */
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';

interface Tab {
  id: string;
  label: string;
  /** Said after the label when something in the tab is chosen. */
  mark?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The tab that shows first. Default: the first one. */
  initial?: string | undefined;
  /** Draws every panel and hides those that do not show, so that all of their words are on the page. Default: false. */
  isWhole?: boolean;
}

export function Tabs({ label, tabs, initial, isWhole }: TabsProps) {
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const active = tabs[index];

  function move(event: KeyboardEvent) {
    const isMirrored = getComputedStyle(event.currentTarget as Element).direction === 'rtl';
    const [back, forth] = [index - 1 + tabs.length, index + 1];
    const steps: Record<string, number> = {
      ArrowRight: isMirrored ? back : forth,
      ArrowLeft: isMirrored ? forth : back,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            className="tab"
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab === active}
            tabIndex={tab === active ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label}
            {tab.mark && (
              <>
                <span className="tab-mark" aria-hidden="true" />
                <span className="out"> (chosen)</span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          (isWhole || tab === active) && (
            <div
              className="tab-panel"
              role="tabpanel"
              aria-labelledby={`tab-${tab.id}`}
              hidden={tab !== active}
              key={tab.id}
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}
