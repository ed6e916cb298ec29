/** Where a part of the widgets' code is asked for, to be matched: a letter names the files that widgets share. */
export async function fileOfPart(part: string): Promise<string> {
  const answer = await fetch(`${process.env.KERF_SHOP_URL}/widgets/manifest.json`);
  const { shared } = (await answer.json()) as { shared: Record<string, string> };
  const [letter] = Object.entries(shared).find(([, held]) => held === part) ?? [part];
  return `**/${letter}-*.js`;
}
