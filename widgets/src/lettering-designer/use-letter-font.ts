import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { fetchLetterFont, isFontHere, letterFont } from './letter-fonts.js';

/**
 * Fetches a font, and what a text needs of it; again once there is a connection. `shown` is the one to set letters in: until it
 * is here the one before, '' while none is.
 */
export function useLetterFont(
  font: string,
  text: string,
): { shown: string; hasFailed: boolean; retry: () => void } {
  const { runtime } = useWidget();
  const [tries, setTries] = useState(0);
  const [, setFetched] = useState({});
  const [failed, setFailed] = useState('');
  const isHere = isFontHere(font, text);
  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    fetchLetterFont(runtime, font, text).then(
      () => isGone || setFetched({}),
      () => isGone || setFailed(font),
    );
    return () => {
      isGone = true;
    };
  }, [runtime, font, text, tries]);
  const shown = useRef('');
  if (letterFont(font, text)) shown.current = font;
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
  return { shown: shown.current, hasFailed, retry };
}
