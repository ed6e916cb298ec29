/** For whatever has no words of its own. Apart from the others, so that a price table need not carry those. */
export const generalMessage = 'An error occurred. Please try again or submit a report.';
