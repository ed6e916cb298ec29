/** What stands above a section that has more than one text. */
export function InfoHeader({ title, words }: { title: string; words: string }) {
  return (
    <div className="header" part="header">
      <h2 className="title">{title}</h2>
      <p className="muted">{words}</p>
    </div>
  );
}
