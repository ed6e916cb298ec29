/** Where each piece of a text is painted, in the order in which it is read. */
interface Painted {
  text: string;
  left: number;
  top: number;
  bottom: number;
}

const isInline = (element: Element): boolean =>
  /^(inline|contents|ruby)$/.test(getComputedStyle(element).display);

/** The box whose lines a text stands in; texts right inside of a grid or flexible box have a box of their own. */
function boxOf(text: Text): Node {
  let box = text.parentElement;
  while (box && isInline(box) && box.parentElement) box = box.parentElement;
  const isItem = box === text.parentElement && box && /grid|flex/.test(getComputedStyle(box).display);
  return isItem || !box ? text : box;
}

/** What is unseen has no order: drawings keep their own, and what is said aloud alone is painted nowhere. */
const isPassed = (element: Element | null): boolean =>
  !element?.checkVisibility({ visibilityProperty: true }) ||
  element.closest('svg, style, script, .out') !== null;

function paintedIn(root: ShadowRoot): Map<Node, Painted[]> {
  const boxes = new Map<Node, Painted[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (isPassed(text.parentElement)) continue;
    const box = boxOf(text);
    const pieces = boxes.get(box) ?? [];
    boxes.set(box, pieces);
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { left, top, bottom, width } = range.getBoundingClientRect();
      if (width && text.data[at]?.trim()) pieces.push({ text: text.data[at] ?? '', left, top, bottom });
    }
  }
  return boxes;
}

/** Lines of the widgets of a page that are not painted as they are read, from left to right, each as it is painted. */
export function disorderedLines(): string[] {
  const found: string[] = [];
  for (const { shadowRoot, localName } of document.querySelectorAll('*')) {
    if (!shadowRoot || !localName.startsWith('kerf-')) continue;
    for (const pieces of paintedIn(shadowRoot).values()) {
      const lines: Painted[][] = [];
      for (const piece of pieces) {
        const line = lines.at(-1);
        const last = line?.at(-1);
        if (last && line && piece.top < last.bottom - 2 && piece.bottom > last.top + 2) line.push(piece);
        else lines.push([piece]);
      }
      for (const line of lines)
        if (line.some(({ left }, at) => left < (line[at - 1]?.left ?? left) - 0.5))
          found.push(
            `${localName}: “${line.map(({ text }) => text).join('')}” as “${[...line]
              .sort((one, other) => one.left - other.left)
              .map(({ text }) => text)
              .join('')}”`,
          );
    }
    // What a field holds is read before its unit.
    for (const unit of shadowRoot.querySelectorAll('.number-unit')) {
      const field = unit.previousElementSibling;
      if (field && unit.getBoundingClientRect().left < field.getBoundingClientRect().left)
        found.push(`${localName}: “${unit.textContent}” before the number`);
    }
  }
  return [...new Set(found)];
}
