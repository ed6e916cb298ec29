/** A page of the documentation. `html` is made from its markdown, in which markup is shown and not run; `source` is where that is. */
export function DocText({ html, source }: { html: string; source: string }) {
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <p className="docs-source">
        <a href={source}>This page as markdown</a>
      </p>
    </>
  );
}

/** What stands where the SDK's reference was not made. */
export function NoSdkReference() {
  return (
    <>
      <h1>The SDK</h1>
      <p className="lead">The reference of the SDK was not built for this shop.</p>
      <p>
        Run <code>npm run docs</code> in the folder of the shop, then start the shop again.
      </p>
    </>
  );
}
