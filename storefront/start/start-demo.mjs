/** Runs the demo host, unless DEMO=0. Its port taken is no reason for the shop to stop. */
export async function startDemo() {
  if (process.env.DEMO === '0') return;
  const { startDemoHost } = await import('../../demo-host/server.mjs');
  const port = Number(process.env.DEMO_PORT ?? 4310);
  const shopUrl = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 4300}`;
  try {
    const { url, close } = await startDemoHost({ port, shopUrl });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
    console.log(`Demo host: ${url}`);
  } catch (error) {
    console.error(
      `The demo host did not start on port ${port} (${error.code}); set DEMO_PORT to another one.`,
    );
  }
}
