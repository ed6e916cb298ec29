import { Placed } from './placed.js';

/** A page whose form is the widget's: signing in, or registering. */
export function SignInPage({ title, auth }: { title: string; auth: string }) {
  return (
    <div className="hold">
      <div className="title section-head">
        <h1>{title}</h1>
      </div>
      <Placed className="widget-auth" markup={auth} />
    </div>
  );
}
