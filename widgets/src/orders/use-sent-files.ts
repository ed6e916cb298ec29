import { artworkRoutes, maxMessageFiles, messages } from '@kerf/sdk/contract';
import { artworkRefusal } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useRef, useState } from 'react';
import { emptyField, offlineWords, useUploads } from '../uploads/use-uploads.js';

/** Files that go with a text, as a form about an order has them. */
interface SentFilesProps {
  order: string;
  /** What they are for; one that broke off is told of where that is again. */
  about: string;
  /** Why a file can't go with it; '' where it may. Default that of artwork. */
  refusalOf?: typeof artworkRefusal;
  /** Said of a file that came. */
  sentWords: string;
  /** Said where one did not come, and so nothing was sent. */
  unsentWords: string;
}

/** Sends the files of a form before its text, in parts where that can be; else the form goes as it is. */
export function useSentFiles({
  order,
  about,
  refusalOf = artworkRefusal,
  sentWords,
  unsentWords,
}: SentFilesProps) {
  const keys = useRef<readonly string[]>([]);
  const ended = useRef<(isWhole: boolean) => void>(() => {});
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const uploads = useUploads({
    path: artworkRoutes.upload,
    about,
    notes: { order },
    refusalOf,
    sentWords,
    onEnd(came, isWhole) {
      keys.current = came;
      ended.current(isWhole);
    },
    onGone() {
      setFault('');
      field.current?.focus();
    },
  });

  /** Looks at what is chosen: whether it is more than there is room for is said at once. */
  function choose(): boolean {
    const isAbove = keys.current.length + (field.current?.files?.length ?? 0) > maxMessageFiles;
    setFault(isAbove ? messages.filesAbove : '');
    return !isAbove;
  }

  /** Sends the files that were chosen, and says why the form can't go yet; null where it can. */
  async function send(form: HTMLFormElement): Promise<Problem | null> {
    const input = field.current;
    const refuse = (message: string, field?: 'files') => ({
      code: 'ARTWORK_MESSAGE_FULL',
      message,
      isRetryable: false,
      ...(field && { field }),
    });
    if (!input?.files?.length) return null;
    const files = [...input.files];
    if (!choose()) {
      input.focus();
      return refuse(messages.filesAbove, 'files');
    }
    const end = new Promise<boolean>((resolve) => {
      ended.current = resolve;
    });
    const begun = await uploads.send(files);
    if (begun === 'offline') return refuse(offlineWords);
    if (begun === 'form') {
      form.submit();
      // The page goes.
      return new Promise(() => {});
    }
    const isWhole = await end;
    emptyField(input, files);
    if (isWhole) return null;
    setFault(unsentWords);
    return refuse(unsentWords, 'files');
  }

  return {
    field,
    choose,
    /** Why what is chosen can't go, or did not; '' where it may. */
    fault,
    list: uploads.list,
    /** Of what came. */
    keys: () => [...keys.current],
    send,
    /** Forgets what came, which is taken. */
    clear() {
      keys.current = [];
      setFault('');
      uploads.clear();
    },
  };
}
