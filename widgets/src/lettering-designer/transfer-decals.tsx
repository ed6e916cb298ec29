/** What letters on application tape are, with the ways to more: their sizes, and how they are put up. */
import { useLayoutEffect } from 'react';
import { addStyles } from '../element/add-styles.js';
import { useWidget } from '../element/widget-context.js';
import { DialogButton, type DialogState } from './dialog-button.js';
import styles from './transfer-decals.css?inline';

const fetchSizeGuide = () => import('./size-guide.js').then(({ SizeGuide }) => SizeGuide);
const fetchHowTo = (isEnclosed: boolean) => () =>
  import('./how-to.js').then(({ HowTo }) => (state: DialogState) => (
    <HowTo isEnclosed={isEnclosed} {...state} />
  ));

export function TransferDecals() {
  const { host } = useWidget();
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, styles);
  }, [host]);
  return (
    <section className="decals" part="transfer-decals" aria-labelledby="transfer-decals">
      <svg className="decals-figure" viewBox="0 0 260 150" role="img" aria-labelledby="decals-layers">
        <title id="decals-layers">
          Three layers: application tape on top, the cut letters, and the backing paper beneath.
        </title>
        <path className="decals-backing" d="M20 110 90 80H240L170 110Z" />
        <path
          className="decals-vinyl"
          d="M70 84 102 70H126L96 84ZM112 84 144 70H168L138 84ZM154 84 186 70H210L180 84Z"
        />
        <path className="decals-tape" d="M20 56 90 26H240L170 56Z" />
        <path className="decals-line" d="M20 56V110M240 26V80M170 56V110" />
      </svg>
      <div className="decals-text">
        <h2 className="decals-title" id="transfer-decals">
          Transfer Decals
        </h2>
        <p>
          Each letter is cut from coloured vinyl by itself, and nothing is left around it: what you stick to
          is what shows between the letters. A sheet of application tape keeps them spaced as you designed
          them, until they are on the wall, the glass or the van.
        </p>
        <div className="decals-ways">
          <DialogButton fetchDialog={fetchSizeGuide}>Size Guide</DialogButton>
          <DialogButton fetchDialog={fetchHowTo(true)}>How to: auxiliary sheet enclosed</DialogButton>
          <DialogButton fetchDialog={fetchHowTo(false)}>How to: auxiliary sheet not enclosed</DialogButton>
        </div>
      </div>
    </section>
  );
}
