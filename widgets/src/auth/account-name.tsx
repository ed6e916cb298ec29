/** The address that a password belongs to, for password managers alone: whoever sees the form reads it above. */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className="out"
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
