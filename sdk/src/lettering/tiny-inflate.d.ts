declare module 'tiny-inflate' {
  /** Unpacks deflated bytes into `target`, which is as long as they are unpacked. */
  export default function inflate(source: Uint8Array, target: Uint8Array): Uint8Array;
}
