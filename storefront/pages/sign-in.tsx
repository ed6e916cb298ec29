import { ordersPath } from '@kerf/sdk/contract';
import { Placed } from './placed.js';
import { type Notice, Said } from './said.js';
import { TermsNote, type TermsPlaces } from './terms-note.js';

interface SignInPageProps {
  title: string;
  auth: string;
  /** What was done before, as by who signed out. */
  notice: Notice | null;
  /** How many orders open in this browser without signing in. */
  openOrders: number;
  /** Whether somebody may come by an account here: with the form for an order alone nobody does. */
  isJoining: boolean;
  places: TermsPlaces;
}

/** A page whose form is the widget's: signing in, or registering. */
export function SignInPage({ title, auth, notice, openOrders, isJoining, places }: SignInPageProps) {
  return (
    <div className="hold">
      <div className="title section-head">
        <h1>{title}</h1>
      </div>
      {notice && <Said notice={notice} />}
      {openOrders > 0 && (
        <p className="title">
          {openOrders === 1 ? 'An order is' : `${openOrders} orders are`} open on this device.{' '}
          <a href={ordersPath}>See your {openOrders === 1 ? 'order' : 'orders'}</a>
        </p>
      )}
      <Placed className="widget-auth" markup={auth} />
      <div className="after-form">
        <TermsNote places={isJoining ? places : { ...places, terms: null }} by="If you register" />
      </div>
    </div>
  );
}
