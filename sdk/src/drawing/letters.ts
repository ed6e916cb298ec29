/** Outlined text: closed path data from 0, 0 to `width` × `height`, in units of its own. */
export interface Letters {
  width: number;
  height: number;
  d: string;
}
