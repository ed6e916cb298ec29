import type { Runtime } from '@kerf/sdk/runtime';
import { fetchFontFile } from './letter-fonts.js';

const faces = new Map<string, Promise<string>>();

/** Lets text be set in a font of the shop; the name of its family for CSS. Rejects without a connection. */
export function loadFace(runtime: Runtime, name: string): Promise<string> {
  const known = faces.get(name);
  if (known) return known;
  // Of its own name: the page may have another font of this one.
  const family = `kerf ${name}`;
  const face = fetchFontFile(runtime, name)
    // A face from bytes asks no policy of the page for another source of fonts.
    .then((file) => new FontFace(family, file).load())
    .then((loaded) => {
      document.fonts.add(loaded);
      return family;
    });
  faces.set(name, face);
  face.catch(() => faces.delete(name));
  return face;
}
