/**
 * What an option adds to a job. Money is cents; none of it is below 0, which is what keeps totals from falling with
 * quantity, area, sides or features.
 */
export interface Cost {
  /** Once a run. */
  setup: number;
  /** Times quantity to the power of the card's exponent. */
  run: number;
  perPiece: number;
  /** Per parent sheet of pieces. */
  perSheet: number;
  /** Per 100 mm of outline, the outline being that of a square of the same area. */
  perEdge: number;
  /** Factor on printing. */
  press: number;
  /** Factor on the stock. */
  stock: number;
}

/** The option that costs nothing. */
export const freeOfCost: Cost = {
  setup: 0,
  run: 0,
  perPiece: 0,
  perSheet: 0,
  perEdge: 0,
  press: 1,
  stock: 1,
};

/** Whether everything about `more` costs at least as much as about `less`. */
export const costsAtLeast = (more: Cost, less: Cost): boolean =>
  (Object.keys(freeOfCost) as (keyof Cost)[]).every((part) => more[part] >= less[part]);
