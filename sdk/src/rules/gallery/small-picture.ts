/** Width of the small copy that stands beside every picture of a product, px. The large one is {@link largeWidth}. */
export const smallWidth = 480;
export const largeWidth = 720;

/** The small copy of a picture: 'honey.webp' has 'honey-480.webp' beside it. */
export const smallPicture = (path: string): string => path.replace(/(\.\w+)$/, `-${smallWidth}$1`);
