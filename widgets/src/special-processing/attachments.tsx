/** The files that go with a request: chosen or dropped, on their way one by one, each to be cancelled and tried again. */
import { artworkAccept, maxAttachmentBytes, maxAttachments, messages, quoteRoutes } from '@kerf/sdk/contract';
import { attachmentRefusal } from '@kerf/sdk/rules';
import { useRef, useState } from 'react';
import { notFetched } from '../element/not-fetched.js';
import { useWidget } from '../element/widget-context.js';
import { Toast } from '../ui/toast.js';
import { useDrop } from '../uploads/use-drop.js';
import { useUploads } from '../uploads/use-uploads.js';

/** What has come of them: the keys of those that are there, and whether the form has to wait. */
export interface AttachedFiles {
  keys: readonly string[];
  state: 'ready' | 'under-way' | 'left';
}

export function Attachments({ onChange }: { onChange: (files: AttachedFiles) => void }) {
  const { host } = useWidget();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const keys = useRef<readonly string[]>([]);
  const [alert, setAlert] = useState('');
  const [notice, setNotice] = useState({ message: '', sequence: 0 });
  const count = useRef(0);
  const uploads = useUploads({
    path: quoteRoutes.upload,
    about: 'special-processing',
    notes: {},
    refusalOf: attachmentRefusal,
    sentWords: 'Goes with your request.',
    onCount(listed) {
      count.current = listed;
      if (listed < maxAttachments) setNotice(({ sequence }) => ({ message: '', sequence }));
    },
    onEnd(came, _isWhole, isLeft) {
      keys.current = came;
      onChange({ keys: came, state: isLeft ? 'left' : 'ready' });
    },
    onGone: () => field.current?.focus(),
  });

  async function take(files: FileList) {
    const chosen = [...files];
    if (field.current) field.current.value = '';
    const refused = chosen.filter((file) => attachmentRefusal(file));
    setAlert(refused.map((file) => `${file.name}: ${attachmentRefusal(file)}`).join(' '));
    const good = chosen.filter((file) => !attachmentRefusal(file));
    if (count.current + good.length > maxAttachments) {
      setNotice(({ sequence }) => ({ message: messages.filesAboveNotice, sequence: sequence + 1 }));
      return;
    }
    if (good.length === 0) return;
    onChange({ keys: keys.current, state: 'under-way' });
    if ((await uploads.send(good)) === 'begun') return;
    onChange({ keys: keys.current, state: 'ready' });
    setAlert(notFetched.message);
    host?.emit('kerf-error', notFetched);
  }
  useDrop(box, '.attachments', take);

  return (
    <div className="attachments artwork" part="attachments" ref={box}>
      <label className="number-label" htmlFor="attachments">
        Attachments
      </label>
      <p className="hint" id="attachments-hint">
        {`${messages.filesAbove} PDF, AI, SVG, PNG, JPEG or TIFF, at most ${maxAttachmentBytes / 1_048_576} MB each. They can be dropped here.`}
      </p>
      <input
        id="attachments"
        type="file"
        accept={artworkAccept}
        multiple
        aria-describedby="attachments-hint"
        ref={field}
        onChange={({ currentTarget }) => currentTarget.files && take(currentTarget.files)}
      />
      <p className="slot" part="error attachments-error" role="alert">
        {alert}
      </p>
      <Toast {...notice} isHeardOnly={false} />
      {uploads.list}
    </div>
  );
}
