/** Where the small picture of a file is, before its id; in a file of its own: a cart that shows one has no other call about files. */
export const artworkPictureRoute = '/order/get/artwork-picture';
