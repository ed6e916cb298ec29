import { useRef } from 'react';
import { DialogButton, type DialogState } from './dialog-button.js';
import type { SeenLetters } from './see-letters.js';

/** The way to see the letters where they will be, as they are at that moment. */
export function SeeButton(props: SeenLetters) {
  const latest = useRef(props);
  latest.current = props;
  const fetchDialog = () =>
    import('./see-letters.js').then(({ SeeLetters }) => (state: DialogState) => (
      <SeeLetters {...latest.current} {...state} />
    ));
  return <DialogButton fetchDialog={fetchDialog}>See it there</DialogButton>;
}
