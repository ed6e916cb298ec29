/** The platform's own fetch, and the most calls that were under way at one time as their caller sees it. */
export interface CountedFetch {
  fetch: typeof globalThis.fetch;
  busiest: number;
}

export function countCalls(): CountedFetch {
  let open = 0;
  const counted: CountedFetch = {
    busiest: 0,
    fetch: async (...call) => {
      counted.busiest = Math.max(counted.busiest, ++open);
      try {
        return await fetch(...call);
      } finally {
        open--;
      }
    },
  };
  return counted;
}
