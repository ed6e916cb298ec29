import { KerfElement } from '../element/kerf-element.js';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import stars from '../ui/stars.css?inline';
import styles from './reviews.css?inline';
import { Reviews } from './reviews.js';

/**
 * What customers say of a featured item: the average and how many gave how many stars, a filter, and the reviews a page at a
 * time, with their pictures and the shop's answers. Where nobody said anything yet, it says that.
 *
 * @tag kerf-reviews
 * @attr {string} item - Slug of the featured item. Default: that of the first widget of the page that names one.
 * @attr {'all' | 'images' | '5' | '4' | '3' | '2' | '1'} filter - Which reviews it begins with: all, those with pictures, or
 *   those of so many stars. Default: all.
 * @attr {string} page - The page that it begins with, from 1. Default: 1.
 * @attr {string} path - Path of the page that it stands on, where that page draws other reviews by the queries `reviews` and
 *   `reviews_page`: the ways to them are links then, which work without script. Default: buttons.
 * @fires {CustomEvent<ReviewsShown>} kerf-ready - It shows reviews, or that there are none.
 * @fires {CustomEvent<ReviewsTurned>} kerf-reviews-change - The visitor chose another filter or page, and it is shown.
 * @fires {CustomEvent<Problem>} kerf-error - Something did not work; the widget already says so.
 * @csspart summary - The average, and how many gave how many stars.
 * @csspart samples - That they are samples, where they are.
 * @csspart filter - The ways to choose which reviews are shown.
 * @csspart list - The reviews.
 * @csspart review - One review.
 * @csspart answer - What the shop says to it.
 * @csspart pictures - The button that shows the pictures of a review.
 * @csspart pager - The ways to other pages.
 * @csspart dialog - The dialog with pictures.
 * @csspart error-notice - What is shown when reviews can't be had.
 */
export class ReviewsElement extends KerfElement {
  static override readonly component = Reviews;
  static override readonly styles = overPage + dialog + stars + styles;
  static override readonly canWait = true;
  static override readonly observedAttributes = ['item', 'filter', 'page', 'path'];
}
