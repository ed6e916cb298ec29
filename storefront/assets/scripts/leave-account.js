/** A page of an account that is shown again after somebody signed out elsewhere is asked for anew, and leads to the way in. */
const askAnew = () => {
  // A page that is being left is not shown again: to reload it would call the visitor back. The head of the page noted
  // that, since a press may come before this script.
  const isShown = document.visibilityState === 'visible' && !document.kerfLeaves;
  if (isShown && !document.documentElement.hasAttribute('data-member')) location.reload();
};
addEventListener('pageshow', ({ persisted }) => {
  // Shown for the first time, it may be left already.
  if (persisted) document.kerfLeaves = false;
  askAnew();
});
document.addEventListener('visibilitychange', askAnew);
// Beside another window, the page is seen all the time.
window.cookieStore?.addEventListener('change', askAnew);
