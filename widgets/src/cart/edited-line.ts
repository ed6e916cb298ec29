const key = 'line';

/** The product page of a line, told which line is being changed there. */
export function editUrl(page: string, line: string): string {
  const [path = '', query = ''] = page.split('?', 2);
  const params = new URLSearchParams(query);
  params.set(key, line);
  return `${path}?${params}`;
}

/** Says which line it is from here on, after it became part of another one; null for none, so that more is added. */
export function keepEditedLine(line: string | null): void {
  const url = new URL(location.href);
  if (line === null) url.searchParams.delete(key);
  else url.searchParams.set(key, line);
  history.replaceState(history.state, '', url);
}
