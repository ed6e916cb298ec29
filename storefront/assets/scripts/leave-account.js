/** A page of an account that is shown again after somebody signed out elsewhere is asked for anew, and leads to the way in. */
const askAnew = () => {
  // A page that is being left is not shown again: to reload it would call the visitor back.
  const isShown = document.visibilityState === 'visible';
  if (isShown && !document.documentElement.hasAttribute('data-member')) location.reload();
};
addEventListener('pageshow', askAnew);
document.addEventListener('visibilitychange', askAnew);
