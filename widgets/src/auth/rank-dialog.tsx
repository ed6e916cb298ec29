/** What a member's rank is, shown once after a sign-in. */
import { heedRank } from '@kerf/sdk/actions';
import type { User } from '@kerf/sdk/contract';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';

export interface RankDialogProps {
  /** The member who was not shown the rank yet; null for none. */
  user: User | null;
  onClose: () => void;
}

export function RankDialog({ user, onClose }: RankDialogProps) {
  const { runtime } = useWidget();
  const close = () => {
    // Shown again next time where that can't be said now.
    if (user) heedRank(runtime, user);
    onClose();
  };
  return (
    <Dialog
      id="rank"
      title="Welcome"
      describedBy="rank-words"
      isOpen={user !== null}
      onClose={close}
      part="rank"
    >
      {user && (
        <div className="stack">
          <p id="rank-words">
            Hello {user.first_name}. Your rank is <b>{user.rank.name}</b>, and {user.points} bonus points are
            in your account, each worth a dollar.
          </p>
          {/* biome-ignore lint/a11y/noAutofocus: of a dialog, where the browser would begin with its way out. */}
          <button className="button primary" type="button" autoFocus onClick={close}>
            Continue
          </button>
        </div>
      )}
    </Dialog>
  );
}
