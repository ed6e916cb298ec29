/** Version of this copy of Kerf: that of every package here (a test holds them together). */
export const version = '1.0.0';
