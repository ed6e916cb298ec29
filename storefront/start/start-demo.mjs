/** Runs the demo host on DEMO_HOST_PORT (4310; 'off' leaves it out). Its port taken is no reason to stop the shop. */
export async function startDemo() {
  const { DEMO_HOST_PORT = '4310', PORT = '4300', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
  if (DEMO_HOST_PORT === 'off') return;
  const { startDemoHost } = await import('../../demo-host/server.mjs');
  const port = Number(DEMO_HOST_PORT);
  try {
    const { url, close } = await startDemoHost({ port, shopUrl: PUBLIC_URL });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
    console.log(`Demo host: ${url}`);
  } catch (error) {
    console.error(
      `The demo host did not start on port ${port} (${error.code}); set DEMO_HOST_PORT to another one.`,
    );
  }
}
