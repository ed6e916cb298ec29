/** The shop's mark and name: a K that a blade has gone through, its lower half moved by the width of the cut. */
export function Wordmark() {
  return (
    <a className="wordmark" href="/" aria-label="Kerf, home">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className="mark-letter" d="M3 3H10.5V14H3zM13.2 14L20.6 3H29.4L21.6 14z" />
        <path className="mark-letter" d="M5 18H12.5V29H5zM15 18H23L31 29H22z" />
        <path className="mark-cut" d="M0 16H32" />
      </svg>
      <span className="name">Kerf</span>
    </a>
  );
}
