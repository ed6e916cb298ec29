/** Starts the host. Port 0 takes a free one. */
export function startDemoHost(options: {
  port: number;
  shopUrl: string;
  host?: string;
}): Promise<{ url: string; close: () => Promise<void> }>;
