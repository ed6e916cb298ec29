/** A short silent film with captions, and the button that plays and pauses it. */
import type { FilmFiles } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { Picture } from './picture.js';
import { PlayMark } from './play-mark.js';
import { useMedia } from './use-media.js';
import { wantsMotion } from './wants-motion.js';

export interface FilmViewProps {
  film: FilmFiles;
  /** Shown until it plays. */
  picture: string;
  /** What it shows, in words. */
  alt: string;
  isShown: boolean;
}

export function FilmView({ film, picture, alt, isShown }: FilmViewProps) {
  const at = useMedia();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  // Captions from another origin need its leave, and asking for it where it is not given loses the film as well.
  const [hasCaptions, setCaptions] = useState(true);
  const [caption, setCaption] = useState('');

  // What was begun with captions goes on without them, in a video that took the first one's place.
  const goesOn = useRef(false);

  useEffect(() => {
    if (!isShown) return;
    if (video.current && (wantsMotion() || (goesOn.current && !hasCaptions))) play(video.current);
    goesOn.current = false;
    return () => video.current?.pause();
  }, [isShown, hasCaptions]);

  useEffect(() => {
    const track = hasCaptions && video.current?.textTracks[0];
    if (!track) return;
    const read = () => setCaption([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' '));
    track.addEventListener('cuechange', read);
    return () => track.removeEventListener('cuechange', read);
  }, [hasCaptions]);

  return (
    <div className="film">
      <Picture path={picture} alt="" isFirst={isShown} />
      <video
        className="picture"
        key={String(hasCaptions)}
        ref={video}
        width={800}
        height={600}
        muted
        playsInline
        preload="none"
        {...(hasCaptions && { crossOrigin: 'anonymous' })}
        aria-label={alt}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={at(film.webm)} type="video/webm" />
        <source
          src={at(film.mp4)}
          type="video/mp4"
          onError={() => {
            goesOn.current = true;
            setCaptions(false);
          }}
        />
        {hasCaptions && <track src={at(film.captions)} kind="captions" srcLang="en" label="English" />}
      </video>
      {caption && (
        <div className="caption" part="caption" key={caption}>
          <span>{caption}</span>
        </div>
      )}
      <button
        className="arrow play"
        part="play"
        type="button"
        aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${alt}`}
        onClick={() => {
          const element = video.current;
          if (element?.paused) play(element);
          else element?.pause();
        }}
      >
        <PlayMark isPause={isPlaying} />
      </button>
    </div>
  );
}

/** Browsers refuse to play now and then; the still picture is there all the same. */
function play(video: HTMLVideoElement): void {
  const [track] = video.textTracks;
  // Read, but not drawn by the browser, which places captions first and then moves them: the page would shift.
  if (track) track.mode = 'hidden';
  video.play().catch((error: DOMException) => {
    // Paused or left before it began.
    if (error.name !== 'AbortError') console.info(`Kerf: a film did not start: ${error.message}`);
  });
}
