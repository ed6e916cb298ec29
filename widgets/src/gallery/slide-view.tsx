import type { Slide } from '@kerf/sdk/rules';
import { DesignerCard } from './designer-card.js';
import { FilmView } from './film-view.js';
import { Picture } from './picture.js';

export interface SlideViewProps {
  slide: Slide;
  /** Where it stands: '2 of 5'. */
  label: string;
  isShown: boolean;
  /** In sight when it is drawn first: it is fetched before anything else. */
  isFirst: boolean;
  isAside: boolean;
  designerUrl: string;
}

/** One slide. Those out of view can't be reached, so that a reader meets one at a time. */
export function SlideView({ slide, label, isShown, isFirst, isAside, designerUrl }: SlideViewProps) {
  return (
    <fieldset className="slide" part="slide" aria-roledescription="slide" aria-label={label} inert={!isShown}>
      {slide.kind === 'picture' && <Picture path={slide.picture} alt={slide.alt} isFirst={isFirst} />}
      {slide.kind === 'picture' && slide.caption && (
        <div className="caption" part="caption">
          <span>{slide.caption}</span>
        </div>
      )}
      {/* Another film is another element: a video goes on with what it has begun. */}
      {slide.kind === 'film' && <FilmView key={slide.film.mp4} {...slide} isShown={isShown && !isAside} />}
      {slide.kind === 'designer' && <DesignerCard url={designerUrl} />}
    </fieldset>
  );
}
