/** The sign for playing or pausing; drawn, because some systems turn the characters for it into pictures. */
export function PlayMark({ isPause }: { isPause?: boolean }) {
  return (
    <svg className="play-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={isPause ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 2l10 6-10 6z'} />
    </svg>
  );
}
