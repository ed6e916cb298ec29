/**
 * Amounts of money, AUD, GST included everywhere. Inside, an amount is whole {@link Cents}; on the wire it is decimal
 * {@link Dollars}. Both are numbers at run time; the compiler keeps them apart, so that one is never taken for the
 * other. Conversions are in `rules/money`.
 */
import { define, type Struct } from 'superstruct';

declare const unit: unique symbol;

/** Whole cents. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Dollars with at most two decimals. */
export type Dollars = number & { readonly [unit]: 'dollars' };

/** An amount on the wire: a finite number of dollars. */
export const DollarAmount: Struct<Dollars, null> = define<Dollars>('dollars', Number.isFinite);
