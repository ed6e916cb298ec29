/** What people read when something is wrong. The wording is fixed: do not improve it. */

/** For whatever has no words of its own. */
export const general = 'An error occurred. Please try again or submit a report.';

export const sizeRequired = 'Please enter width and height.';
/** For a size that is no number, or could be read in two ways. */
export const sizeUnclear = 'Please enter width and height in mm, such as 90 or 12.5.';
export const sizeBelow = (min: number): string => `Width or height must not be below ${min}mm.`;
export const sizeAbove = 'For special sizes, request a quote from the button below.';
export const stickerSizeAbove = 'It is a special size.';
export const askForQuotation = 'ask for a quotation';

export const quantityBelow = (smallest: number): string => `Please enter quantity greater than ${smallest}.`;
export const quantityEmpty = 'Please enter custom quantity';
export const quantityAbove = 'You can request a quote from the button below.';
export const stickerQuantityOutside = 'Request a quote from the button below.';

/** For a quantity, sets or a count that is no whole number. */
export const wholeNumberUnclear = 'Please enter a whole number of at most 6 digits.';

export const setsEmpty = 'Please enter number of sets';
export const setsAbove = 'Number of sets should not be more than 99.';

export const cutsRequired = 'Number of cuts is required.';
export const cutsAbove = 'Number of cuts should not be more than 30.';
export const stickersPerSheetRequired = 'Please specify the number of stickers to place in one seat.';
export const stickersPerSheetAbove = 'Number of stickers should not be more than 30.';

export const firstNameRequired = 'First name is required. Please try again.';
export const lastNameRequired = 'Last name is required. Please try again.';
export const emailRequired = 'Email address is required. Please try again.';
export const emailInvalid = 'Please enter a valid email.';
export const passwordCommon =
  'Many people use this password, so it is guessed first. Choose another one if you can.';
export const emailTaken = 'Email address already used. Please use another email.';
export const emailDisposable = "Sorry, we don't allow disposable email address.";
export const emailRegistered = 'This is a registered e-mail address. You can contact us after logging in.';

export const passwordRequired = 'Password is required. Please try again.';
export const passwordTooShort = 'Password must be 6 or more characters.';
/** Beneath the sign-in form. */
export const passwordWrong = 'Please enter the correct password.';
/** Where a guest's address turned out to be registered. */
export const guestPasswordEmpty = 'Please Enter password.';
export const guestPasswordWrong = 'Incorrect password.';
export const oldPasswordRequired = 'Old password is required';
export const oldPasswordWrong = 'Old password is incorrect';
export const newPasswordRequired = 'New password is required';
export const confirmPasswordRequired = 'Confirm password is required';
export const passwordsDiffer = 'New password and confirm password do not match.';
export const temporaryPasswordSent = 'A temporary password has been sent';

export const codeWrong = 'Please enter the verification code sent to your email.';
export const codeRequired = 'Verification code required.';
export const codeExpired = 'Verification code expired, resend email verification.';
export const emailVerified = 'Thank you for verifying your email address.';
export const codeSent = 'Email verification code sent successfully.';

export const signInAfterRegistrationFailed = 'Signing in after registration encoutered an error.';
export const registered = 'Thank you for signing up';
export const signedIn = 'Logged in Successfully';
export const orderNumberRequired = 'Order Number is required.';

/** Of addresses, wherever one is typed. */
export const streetRequired = 'Street Address is required.';
export const suburbRequired = 'Suburb is required.';
export const cityRequired = 'City/Town is required.';
export const stateRequired = 'State is required.';
export const postalCodeRequired = 'Postal code is required.';
export const postalCodeInvalid = 'Postal codes have four digits.';
export const phoneRequired = 'Phone number is required.';
export const phoneInvalid = 'Please enter a phone number with its area code, such as 02 9876 5432.';
export const addressLabelRequired = 'Address label is required.';
export const addressAdded = 'Your new address has been added successfully.';
export const addressEdited = 'Your existing address has been edited successfully.';
export const addressNotAdded = 'Unable to add address.';
export const addressNotEdited = 'Unable to edit address.';
export const addressExists = 'You are using an address that already exist.';

/** Of messages and proofs. */
export const messageRequired = 'Your message is required.';
export const proofApprovedAlready =
  'Sorry, your final proof has already been approved. Please close the modal to check for updates.';
export const updateUnavailable = 'Sorry, update is unavailable.';
export const artworkEvaluatedAlready = 'Your artwork has already been evaluated.';

/** Of quotes, wherever one is asked for. */
export const quoteFirstNameRequired = 'Please enter the first name';
export const quoteLastNameRequired = 'Please enter the last name';
export const quoteEmailRequired = 'Please enter the email address';
export const quoteEmailInvalid = 'Invalid email address';
export const quoteQuantityRequired = 'Please enter the quantity';
export const quoteSent = 'Your Quote Request has been sent!';
export const quoteSentMore = 'We will respond to you shortly.';
export const quoteUnknown = "Sorry, we're unable to find the quote request your were looking for.";
/** Of special processing. */
export const specialRequired = 'Please select a special processing option.';
export const specialSizeRequired = 'Size is required.';
export const specialCutsOutside = 'Number of cuts should be between 1 and 10000.';
/** Beside the files, and for a moment where too many were chosen. */
export const filesAbove = 'Maximum of 4 files only!';
/** Where a form for files is sent without one. */
export const fileMissing = 'Please upload your file.';
export const filesAboveNotice = 'You cannot upload more than 4 files.';
export const fileTypeRefused = 'File type not accepted.';
export const fileTooLarge = 'A file has at most 20 MB. Please send a smaller one.';

/** Of vinyl lettering. */
export const letteringEmpty = 'Please type the words that are to be cut.';
export const letteringLong = 'Lettering has at most 120 characters. For more, request a quote.';
export const letteringTall = 'Lettering has at most 6 lines. For more, request a quote.';
export const fontUnknown = 'This font is not there. Please choose another one.';
export const charactersMissing = (font: string, named: string): string =>
  `${font} can't write ${named}. Please leave that out or choose another font.`;
export const characterSizeBelow = 'Each character must be at least 10mm.';
export const charactersSmall = (named: string): string =>
  `${characterSizeBelow} Smaller than that: ${named}. Make the lettering larger, or use fewer words.`;
