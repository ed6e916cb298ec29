/** A place in the page that holds one rendered widget. `markup` comes from the widget renderer alone. */
export function Placed({ className, markup }: { className: string; markup: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
