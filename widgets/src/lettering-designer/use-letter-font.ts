import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { fetchLetterFont, isFontHere } from './letter-fonts.js';

/** What is drawn: a font, and a text whose files of it are all here. */
interface Setting {
  font: string;
  text: string;
}

/**
 * Fetches a font, and what a text needs of it; again once there is a connection. `shown` is what to set: until all of it is here
 * what was set before, without a font while there was nothing.
 */
export function useLetterFont(
  font: string,
  text: string,
): { shown: Setting; isHere: boolean; hasFailed: boolean; retry: () => void } {
  const { runtime } = useWidget();
  const [tries, setTries] = useState(0);
  const [, setFetched] = useState({});
  const [failed, setFailed] = useState('');
  const isHere = isFontHere(font, text);
  useEffect(() => {
    if (isHere) {
      setFailed('');
      return;
    }
    let isGone = false;
    fetchLetterFont(runtime, font, text).then(
      () => isGone || setFetched({}),
      () => isGone || setFailed(font),
    );
    return () => {
      isGone = true;
    };
  }, [runtime, font, text, tries, isHere]);
  const shown = useRef<Setting>({ font: '', text });
  if (isHere) shown.current = { font, text };
  const hasFailed = failed === font && !isHere;
  const retry = () => {
    setFailed('');
    setTries(tries + 1);
  };
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed]);
  return { shown: shown.current, isHere, hasFailed, retry };
}
