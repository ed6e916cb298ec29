/** Numbers from 0 to 1 that look like chance and are the same every time (Lehmer's generator). */
export function chance(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
