/** Without script: sends what is chosen to the page, which comes back with its price. */
export const ShowPrice = () => (
  <button className="button show" type="submit">
    Show price
  </button>
);
