/** Where a tab keeps that somebody began to register. What is kept there comes with the forms. */
export const proofKey = 'kerf-proof';

/** Whether somebody did. */
export function hasBegun(): boolean {
  try {
    return proofKey in sessionStorage;
  } catch {
    return false;
  }
}
