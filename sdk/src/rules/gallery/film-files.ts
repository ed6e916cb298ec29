import type { FilmFiles } from './slide.js';

/** The files that belong to a film, from the path of any of its encodings or that path without its ending. */
export function filmFiles(path: string): FilmFiles {
  const stem = path.replace(/\.\w+$/, '');
  return {
    mp4: `${stem}.mp4`,
    webm: `${stem}.webm`,
    captions: `${stem}.vtt`,
    poster: `${stem}-poster.webp`,
  };
}
