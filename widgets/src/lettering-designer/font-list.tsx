/** All fonts, each in its own face, one of them chosen; typing finds them by name and style. */
import { letteringFonts } from '@kerf/sdk/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../element/use-hydrated.js';
import { useWidget } from '../element/widget-context.js';
import { keepKeys } from '../ui/keep-keys.js';
import { loadFace } from './font-face.js';

const idOf = (name: string) => `font-${name.replaceAll(' ', '-')}`;

interface FontListProps {
  value: string;
  onChoose: (name: string) => void;
}

export function FontList({ value, onChoose }: FontListProps) {
  const isLive = useHydrated();
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const plain = useRef<HTMLSelectElement>(null);
  /** Whether the focus is in the list that needs no script, which goes now. */
  const isEntered = isLive && plain.current?.matches(':focus');
  /** Whether a key went on to another font. */
  const isMoved = useRef(false);
  const words = sought.toLowerCase().split(/\s+/);
  const found = letteringFonts.filter(({ name, style }) => {
    const text = `${name} ${style}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const place = found.findIndex(({ name }) => name === value);
  useShownFaces(list, isLive && sought);
  // What is chosen is in sight; the page stays where it is, but for a key's way out of the window.
  useLayoutEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!box || !row) return;
    const show = () => {
      const { offsetTop: top, offsetHeight: height } = row;
      box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + height - box.clientHeight));
    };
    show();
    if (!box.clientHeight) {
      // Behind another tab of the page as yet.
      const observer = new ResizeObserver(() => {
        if (!box.clientHeight) return;
        observer.disconnect();
        show();
      });
      observer.observe(box);
      return () => observer.disconnect();
    }
    if (isEntered) box.focus();
    if (isMoved.current) row.scrollIntoView({ block: 'nearest' });
    isMoved.current = false;
  }, [value, sought, isLive]);

  function move(event: KeyboardEvent) {
    const isTyped = event.target === search.current;
    const page = 5;
    const last = found.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      PageDown: place + page,
      PageUp: place - page,
      ...(isTyped ? { Enter: place } : { Home: 0, End: last }),
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = found[Math.max(0, Math.min(to, last))];
      isMoved.current = next?.name !== value;
      if (next) onChoose(next.name);
      // A letter goes where it is typed.
    } else if (!isTyped && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey)
      search.current?.focus();
  }

  const active = place < 0 ? undefined : idOf(value);
  if (!isLive)
    return (
      <div className="fonts">
        <label className="legend" htmlFor="lettering_font">
          Font
        </label>
        <select
          className="font-select"
          ref={plain}
          id="lettering_font"
          name="lettering_font"
          size={8}
          value={value}
        >
          {letteringFonts.map(({ name }) => (
            <option key={name} selected={name === value}>
              {name}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <div className="fonts" part="fonts">
      <label className="legend" htmlFor="font-search">
        Font <span className="chosen-name">{value}</span>
      </label>
      <span className="number-box">
        <input
          ref={(field) => {
            search.current = field;
            keepKeys(field);
          }}
          className="number-input font-search"
          id="font-search"
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-autocomplete="list"
          aria-controls="font-list"
          aria-activedescendant={active}
          autoComplete="off"
          placeholder={`Search ${letteringFonts.length} fonts: name, script, serif …`}
          value={sought}
          onInput={({ currentTarget }) => setSought(currentTarget.value)}
          onKeyDown={move}
        />
      </span>
      <div
        className="font-list"
        id="font-list"
        role="listbox"
        aria-label="Fonts"
        tabIndex={0}
        hidden={!found.length}
        aria-activedescendant={active}
        ref={list}
        onKeyDown={move}
        onClick={({ target }) => {
          const { font } = (target as Element).closest<HTMLElement>('[data-font]')?.dataset ?? {};
          if (font) onChoose(font);
        }}
      >
        {found.map(({ name, style }) => (
          <div
            className="font"
            key={name}
            id={idOf(name)}
            role="option"
            aria-selected={name === value}
            data-font={name}
            tabIndex={-1}
          >
            <span className="font-name">{name}</span>
            <span className="font-style">{style}</span>
          </div>
        ))}
      </div>
      <p className={found.length ? 'out' : 'hint'} role="status">
        {found.length
          ? sought && `${found.length} font${found.length === 1 ? '' : 's'}`
          : 'No font of that name or style. Try “script”, “serif” or “display”.'}
      </p>
    </div>
  );
}

/** How far from being in sight a row is when its face is asked for, px. */
const nearby = 88;

/**
 * Sets each name in its own face once its row comes into sight. An observer of each row would look at all of them with every
 * key that is typed beside the list.
 */
function useShownFaces(list: { current: HTMLElement | null }, sought: string | false): void {
  const { runtime } = useWidget();
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const plain = new Set(box.children as HTMLCollectionOf<HTMLElement>);
    function show() {
      // Where it is not shown, no row has a place.
      if (!box?.clientHeight) return;
      const { scrollTop: top, clientHeight: height } = box;
      for (const row of plain) {
        const { offsetTop: at } = row;
        if (at + row.offsetHeight < top - nearby || at > top + height + nearby) continue;
        plain.delete(row);
        // Without a connection the name stays in the face of the widget.
        loadFace(runtime, row.dataset.font ?? '').then(
          (family) => {
            const name = row.firstElementChild as HTMLElement;
            name.style.fontFamily = `"${family}"`;
          },
          () => {},
        );
      }
    }
    box.addEventListener('scroll', show, { passive: true });
    // It tells of the first size as well.
    const watch = new ResizeObserver(show);
    watch.observe(box);
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', show);
    };
  }, [runtime, sought]);
}
