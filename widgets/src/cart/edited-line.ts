const key = 'line';

/** The product page of a line, told which line is being changed there. */
export function editUrl(page: string, line: string): string {
  const [path = '', query = ''] = page.split('?', 2);
  const params = new URLSearchParams(query);
  params.set(key, line);
  return `${path}?${params}`;
}

/** The line that this page was opened to change, or null. */
export const editedLine = (): string | null => new URLSearchParams(location.search).get(key);

/** Says that the line was changed: what is added from here on is a line of its own. */
export function forgetEditedLine(): void {
  const url = new URL(location.href);
  url.searchParams.delete(key);
  history.replaceState(history.state, '', url);
}
