import { artworkRefusals, artworkRoutes, maxMessageFiles } from '@kerf/sdk/contract';
import { artworkRefusal } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useRef } from 'react';
import { useUploads } from '../uploads/use-uploads.js';

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
    onGone: () => field.current?.focus(),
  });

  /** Sends the files that were chosen, and says why the form can't go yet; null where it can. */
  async function send(form: HTMLFormElement): Promise<Problem | null> {
    const input = field.current;
    const refuse = (message: string) => ({ code: 'ARTWORK_MESSAGE_FULL', message, isRetryable: false });
    if (!input?.files?.length) return null;
    if (keys.current.length + input.files.length > maxMessageFiles)
      return refuse(artworkRefusals.ARTWORK_MESSAGE_FULL);
    const end = new Promise<boolean>((resolve) => {
      ended.current = resolve;
    });
    if (!(await uploads.send(input.files))) {
      form.submit();
      // The page goes.
      return new Promise(() => {});
    }
    input.value = '';
    return (await end) ? null : refuse(unsentWords);
  }

  return {
    field,
    list: uploads.list,
    /** Of what came. */
    keys: () => [...keys.current],
    send,
    /** Forgets what came, which is taken. */
    clear() {
      keys.current = [];
      uploads.clear();
    },
  };
}
