/** Signing in and registering on the shop's own pages: as a page, within something else, or in a dialog. */
import { knowVisitor, type SignedInMember } from '@kerf/sdk/actions';
import { signedInPause, type User } from '@kerf/sdk/contract';
import { type FollowUp, followUp, isOwnPath } from '@kerf/sdk/rules';
import { useEffect, useState } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { Tabs } from '../ui/tabs.js';
import { authPlace } from './auth-place.js';
import { GuestSignIn } from './guest-sign-in.js';
import { PostedVerification } from './posted-verification.js';
import { RankDialog } from './rank-dialog.js';
import { RegisterForm } from './register-form.js';
import { SignInPanel } from './sign-in-panel.js';
import { Thanks } from './thanks.js';

/** Both forms of the login component. */
const bothForms = ['member', 'non-member'] as const;

export function OwnAuth(attributes: WidgetAttributes) {
  const { runtime, host } = useWidget();
  const posted = useShop(({ person }) => person?.posted);
  const [isRegistered, setIsRegistered] = useState(posted?.form === 'success');
  const [rank, setRank] = useState<User | null>(null);
  const place = authPlace(attributes, runtime);
  const { show, open, forms: offered } = attributes;
  const forms = bothForms.filter((form) => !offered || offered.split(' ').includes(form));

  // Nobody signs in twice.
  useEffect(() => {
    if (!host || isRegistered || (show === 'modal' && !open)) return;
    knowVisitor(runtime).then((user) => {
      if (user && show === 'modal') host.removeAttribute('open');
      else if (user) follow(followUp({ redirect: place.redirect }, {}, 0));
    });
  }, [runtime, host, open]);

  function follow(next: FollowUp) {
    host?.removeAttribute('open');
    if ('open' in next) host?.emit('kerf-follow-up', next);
    else location.assign(next.go);
  }

  const next = () =>
    followUp(
      { redirect: place.redirect, ...(place.modal && { modal: place.modal }) },
      {
        isInquiry: place.isInquiry,
        isQuotePage: place.isQuotePage,
        pendingCart: place.isSamplePack ? 'sample-pack' : null,
      },
      Math.floor(Math.random() * 1_000_000),
    );

  function finish({ user, mustChoosePassword }: SignedInMember) {
    if (mustChoosePassword) {
      const query = place.redirect ? `?redirect=${encodeURIComponent(place.redirect)}` : '';
      location.assign(shopUrl(runtime, `/account/new-password${query}`));
      return;
    }
    host?.emit('kerf-signed-in', { user });
    const following = next();
    const isElsewhere = place.isInquiry || place.isQuotePage || 'open' in following;
    if (!isElsewhere && user.rank.ranking_notification === 0) setRank(user);
    else follow(following);
  }

  /** Away from the thanks in the dialog: where nothing else follows, the visitor is where they were. */
  function goOn() {
    const following = next();
    if ('go' in following && following.go === '/') host?.removeAttribute('open');
    else follow(following);
  }

  // Whoever was about to ask for something goes on with it, once they have read the thanks.
  useEffect(() => {
    if (!isRegistered || !place.modal || !open) return;
    const timer = setTimeout(goOn, signedInPause);
    return () => clearTimeout(timer);
  }, [isRegistered, open]);

  const panel = (
    <SignInPanel
      place={place}
      forms={forms}
      onSignedIn={finish}
      onOrderOpened={(number) => {
        host?.emit('kerf-order-opened', { order_number: number });
        location.assign(isOwnPath(place.redirect) ? place.redirect : '/mypage/orders');
      }}
    />
  );
  const registration = isRegistered ? (
    <Thanks
      href={isOwnPath(place.redirect) ? place.redirect : ''}
      onGoOn={show === 'modal' ? goOn : undefined}
    />
  ) : posted?.form === 'verify-code' ? (
    <PostedVerification posted={posted} redirect={place.redirect} />
  ) : (
    <RegisterForm
      place={place}
      onRegistered={({ user }) => {
        host?.emit('kerf-signed-in', { user });
        setIsRegistered(true);
      }}
    />
  );

  if (show === 'guest-sign-in')
    return (
      <GuestSignIn
        email={place.email}
        forgotLink={place.link('forgot-password')}
        onCancel={() => host?.emit('kerf-cancel', {})}
        onSignedIn={({ user }) => host?.emit('kerf-signed-in', { user })}
      />
    );
  return (
    <>
      {show === 'modal' ? (
        <Dialog
          id="auth"
          title="Your account"
          isOpen={open !== '' && !rank}
          onClose={() => host?.removeAttribute('open')}
          part="dialog"
        >
          {isRegistered ? (
            registration
          ) : (
            <Tabs
              label="Your account"
              initial={open}
              tabs={[
                { id: 'sign-in', label: 'SIGN IN', content: panel },
                { id: 'register', label: 'REGISTER', content: registration },
              ]}
            />
          )}
        </Dialog>
      ) : (
        <div className="auth">{show === 'register' ? registration : panel}</div>
      )}
      <RankDialog
        user={rank}
        onClose={() => {
          setRank(null);
          follow(next());
        }}
      />
    </>
  );
}
