/** A colour with its name; '' stands for full colour. Drawn as SVG, since a page's policy may refuse inline styles. */
export function Swatch({ colour, name }: { colour: string; name: string }) {
  return (
    <span className="swatch">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        {colour ? (
          <circle cx="10" cy="10" r="9" fill={colour} stroke="currentColor" stroke-opacity=".4" />
        ) : (
          <g>
            <path d="M10 10V1a9 9 0 0 1 7.8 13.5z" fill="#00a5d8" />
            <path d="M10 10l7.8 4.5a9 9 0 0 1-15.6 0z" fill="#e0218a" />
            <path d="M10 10L2.2 14.5A9 9 0 0 1 10 1z" fill="#ffd400" />
          </g>
        )}
      </svg>
      {name}
    </span>
  );
}
