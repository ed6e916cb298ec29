/** The platform's own fetch, and what its caller asked of it. */
export interface CountedFetch {
  fetch: typeof globalThis.fetch;
  /** The most calls that were under way at one time. */
  busiest: number;
  /** The address of every call, as it left. */
  sent: string[];
}

export function countCalls(): CountedFetch {
  let open = 0;
  const counted: CountedFetch = {
    busiest: 0,
    sent: [],
    fetch: async (...call) => {
      counted.sent.push(String(call[0]));
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
