import type { ReactNode } from 'react';

interface NotePageProps {
  title: string;
  children: ReactNode;
}

/** A page that says one thing and leads back to where its reader came from (`assets/scripts/go-back.js`). */
export function NotePage({ title, children }: NotePageProps) {
  return (
    <div className="hold plain">
      {/* What a form came to has the focus. */}
      <h1 id="said" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{children}</p>
      <div className="actions">
        <a className="act first" href="/" data-back>
          Go to the home page
        </a>
        <a className="act" href="/stickers">
          See stickers
        </a>
        <a className="act" href="/business-cards">
          See business cards
        </a>
      </div>
    </div>
  );
}
