/** A rating out of five; 0 stands for "none yet". */
export function Stars({ rate }: { rate: number }) {
  const full = Math.round(Math.min(5, Math.max(0, rate)));
  return (
    <span
      className="stars"
      role="img"
      aria-label={rate ? `${rate.toFixed(1)} out of 5 stars` : 'Not rated yet'}
    >
      {'★'.repeat(full) + '☆'.repeat(5 - full)}
    </span>
  );
}
