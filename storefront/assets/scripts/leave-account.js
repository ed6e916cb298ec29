/** A page of an account that is shown again after somebody signed out elsewhere is asked for anew, and leads to the way in. */
const askAnew = () => {
  if (!document.documentElement.hasAttribute('data-member')) location.reload();
};
addEventListener('pageshow', askAnew);
document.addEventListener('visibilitychange', askAnew);
