/** What a site may have beside the widgets: style sheets, and scripts that change what it finds. */
export type LibraryKind = 'sheets' | 'scripts';

/** The names of what there is, in order. */
export function listLibraries(kind: LibraryKind): Promise<string[]>;

/** A library as its site sends it; null where there is none of that name. */
export function readLibrary(kind: LibraryKind, name: string): Promise<{ text: string; type: string } | null>;
