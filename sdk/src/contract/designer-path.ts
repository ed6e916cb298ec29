/** The shop's page where lettering is designed, and the item that it is designed for. */
export const designerPath = '/vinyl-lettering-designer';
export const letteringItem = 'vinyl-lettering';
