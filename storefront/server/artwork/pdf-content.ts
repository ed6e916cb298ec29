/** The words of a page's content: what is drawn, in the order in which it is. */

/** An operand as far as anybody here looks at it: a number, a name with its stroke, or null for anything else. */
export type Operand = number | string | null;

/** What follows from here: space, comment, name, number, operator, the beginning of a text, or one of the rest. */
const word =
  /[\0\t\n\f\r ]+|%[^\r\n]*|(\/[^\0-\x20()<>[\]{}/%]*)|([+-]?(?:\d+\.?\d*|\.\d+))|([A-Za-z'"][A-Za-z0-9*'"]*)|(\()|<<|<[^>]*>|./sy;

/** Operands before one operator: none has more that anybody looks at. */
const maxOperands = 32;

/** Behind the text that begins at `at`, where its bracket stands. */
function behindText(content: string, at: number): number {
  let depth = 0;
  for (let index = at; index < content.length; index++) {
    const code = content.charCodeAt(index);
    if (code === 0x5c) index++;
    else if (code === 0x28) depth++;
    else if (code === 0x29 && --depth === 0) return index + 1;
  }
  return content.length;
}

/** Behind the bytes of a picture that stands in the content itself. */
function behindPicture(content: string, at: number): number {
  const end = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;
  end.lastIndex = at;
  return end.exec(content) ? end.lastIndex : content.length;
}

/** Tells of each operator with what stood before it; a picture in the content is told as `EI` with its words. */
export function readContent(
  content: string,
  tell: (operator: string, operands: readonly Operand[]) => void,
): void {
  let operands: Operand[] = [];
  let at = 0;
  while (at < content.length) {
    word.lastIndex = at;
    const found = word.exec(content);
    if (!found) return;
    at = word.lastIndex;
    const [, name, number, operator, text] = found;
    if (operator !== undefined && !/^(true|false|null|BI)$/.test(operator)) {
      if (operator === 'ID') {
        at = behindPicture(content, at);
        tell('EI', operands);
      } else {
        tell(operator, operands);
      }
      operands = [];
    } else if (name !== undefined) {
      operands.push(name);
    } else if (number !== undefined) {
      operands.push(Number(number));
    } else if (text !== undefined) {
      at = behindText(content, at - 1);
    }
    if (operands.length > maxOperands) operands = operands.slice(-maxOperands);
  }
}
